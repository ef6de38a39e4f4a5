export const requestStatuses = ["new", "in_hand", "answered", "done"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const answerChannels = ["email", "phone"] as const;

/** The days until a settled request is deleted, as the privacy policy says. */
export const settledDays = 7;

export const maxAnswer = 4_000;

/** The limit of counts of open requests. */
export const mostCounted = 100;
