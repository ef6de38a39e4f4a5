/** In characters. */
export const maxPlaceSearch = 60;

export const maxRiderNote = 300;

/** Of road, house and floor: with the place's names they fit into an address. */
export const maxStreet = 400;
