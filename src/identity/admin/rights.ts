import type { Role, StaffPart } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";

/** The names of the parts of the back office, and what is done there. */
export const partLabels: Record<StaffPart, { name: () => string; text: () => string }> = {
  orders: { name: m.common_orders, text: m.part_orders_text },
  catalogue: { name: m.office_products, text: m.part_catalogue_text },
  offers: { name: m.common_offers, text: m.part_offers_text },
  content: { name: m.part_content, text: m.part_content_text },
  customers: { name: m.office_customers, text: m.part_customers_text },
  delivery: { name: m.part_delivery, text: m.part_delivery_text },
};

/** "Everything", "Orders, Products", "Customer". */
export function rightsLabel({ role, parts }: { role: Role; parts: readonly StaffPart[] }): string {
  if (role === "admin") return m.staff_everything();
  if (role === "user") return m.office_customer();
  return parts.map((part) => partLabels[part].name()).join(", ");
}
