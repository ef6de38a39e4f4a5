/** Characters of what a place is searched for, at the most. */
export const maxPlaceSearch = 60;

/** Characters of the note for the rider. */
export const maxRiderNote = 300;

/** Characters of road, house and floor: with the place's names they fit into an address. */
export const maxStreet = 400;
