/** The tables that one's data is downloaded as. */
export const dataSubjects = [
  "profile",
  "consents",
  "addresses",
  "address_pins",
  "saved_products",
  "stock_alerts",
  "orders",
  "order_items",
  "order_steps",
  "order_changes",
  "order_calls",
  "order_visits",
  "order_payments",
  "order_refunds",
  "notifications",
  "failed_emails",
  "reviews",
  "messages",
  "custom_orders",
  "answers",
  "devices",
  "sign_ins",
  "proven_numbers",
  "staff_records",
] as const;

export type DataSubject = (typeof dataSubjects)[number];
