/** The longest code that is looked up, in characters. */
export const maxCodeLength = 100;

/** The maximum number of labels on one print page. */
export const maxLabels = 500;
