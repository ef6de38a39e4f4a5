/** Days without use after which a number may have a new owner: phone companies reassign numbers. */
export const unusedDays = 180;

/** Wrong letters of a last name until staff have to help; one more is possible after a month. */
export const maxWrongInitials = 3;
