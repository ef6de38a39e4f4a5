/**
 * After how many days personal data is deleted by itself. The clean-up deletes by this table, and customers read it. What holds
 * nothing about a person has no line: `email_receipts` (whether an answer was sent) goes with its answer, `answer_deadlines`
 * (when a message came and was answered) after `deadlineDays` (src/requests/admin/rules.ts) with the clean-up of requests.
 */
export const retentionDays = {
  phoneCodes: 1,
  requests: 7,
  cartLinks: 14,
  sessions: 30,
  events: 30,
  failedEmails: 30,
  webhookDeliveries: 30,
  apiKeys: 30,
  imports: 30,
  limits: 90,
  notifications: 90,
  stockAlerts: 90,
  addressPins: 365,
} as const;

export type RetentionKind = keyof typeof retentionDays;

export const retentionKinds = Object.keys(retentionDays) as [RetentionKind, ...RetentionKind[]];
