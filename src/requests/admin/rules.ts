/** What staff have done about a request: nobody sees to it, somebody does, it was answered, it is settled. */
export const requestStatuses = ["new", "in_hand", "answered", "done"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** How staff answered. */
export const answerChannels = ["email", "phone"] as const;

/** A settled request is deleted after so many days, as the privacy policy says. */
export const settledDays = 7;

/** Most characters of an answer. */
export const maxAnswer = 4_000;

/** Open requests are counted up to so many. */
export const mostCounted = 100;
