/** After so many days without use a number may have a new owner: phone companies give numbers out again. */
export const unusedDays = 180;

/** Wrong letters of a last name until staff have to help; one more is possible after a month. */
export const maxLetters = 3;
