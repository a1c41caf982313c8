"""The pictures of Rival Kings, as code: its characters, subjects and buildings."""

from art.rival_kings import country, court, courtiers, subjects, town, village

ROOMS = (courtiers, subjects, court, town, village, country)
