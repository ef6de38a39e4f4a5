export const customerColumns = [
  "name",
  "email",
  "phone",
  "since",
  "orders",
  "spent",
  "delivered",
  "first_order",
  "last_order",
  "marketing",
  "blocked",
] as const;
