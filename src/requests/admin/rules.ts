import { retentionDays } from "#src/platform/retention/days.ts";

export const requestStatuses = ["new", "in_hand", "answered", "done"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const answerChannels = ["email", "phone"] as const;

/** The days until a settled request is deleted, as the privacy policy says. */
export const settledDays = retentionDays.requests;

/** How many hours before its deadline an unanswered message is on top of lists. */
export const urgentHours = 24;
/** How many hours before its deadline staff get an e-mail about it. */
export const reminderHours = 12;

/** The days of which the dashboard counts how many messages were answered in time. */
export const countedDays = 30;

/** The days until the deadline of a deleted message is forgotten. */
export const deadlineDays = 90;

/** Characters of an answer. */
export const maxAnswer = 4_000;

/** Up to how many open requests are counted; of more the page says "100+". */
export const maxCounted = 100;
