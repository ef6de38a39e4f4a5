/** Characters of what a place is searched for, at the most. */
export const maxPlaceSearch = 60;
