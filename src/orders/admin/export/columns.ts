/** The columns of exported orders; a line is one product of an order. */
export const orderColumns = [
  "order",
  "status",
  "placed_at",
  "customer",
  "email",
  "phone",
  "address",
  "place",
  "sku",
  "product_en",
  "product_bn",
  "weight",
  "quantity",
  "price",
  "line_total",
  "order_total",
] as const;
