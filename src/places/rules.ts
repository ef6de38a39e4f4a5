/** Bangladesh, in degrees. */
export const country = { south: 20.5, north: 26.7, west: 88, east: 92.7 };

/** The most characters of a search for a place. */
export const maxPlaceSearch = 60;

/** The most characters of a note for the rider. */
export const maxRiderNote = 300;

/** The most characters of road, house and floor, so that they fit into an address with the place's names. */
export const maxStreet = 400;
