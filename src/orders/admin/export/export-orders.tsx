import { ExportFoot } from "#src/kit/list/export-button.tsx";
import { m } from "#src/language/messages.ts";
import type { Fulfilment, OrderStatus } from "#src/orders/order.ts";
import type { orderColumns } from "./columns.ts";
import { exportOrders } from "./contract.ts";

type OrderColumn = (typeof orderColumns)[number];

const columnMeanings: [OrderColumn[], () => string][] = [
  [["order"], () => m.admin_export_order({ example: "TK-10012" })],
  [["status"], m.admin_export_status],
  [["placed_at"], m.admin_export_placed_at],
  [["customer", "email", "phone", "address"], m.admin_export_customer],
  [["place"], m.admin_export_place],
  [["sku", "product_en", "product_bn", "weight"], m.admin_export_product],
  [["quantity", "unit", "price", "line_total"], m.admin_export_amounts],
  [["line_discount"], m.admin_export_line_discount],
  [["order_total"], m.admin_export_total],
  [["delivery_fee", "discount"], m.admin_export_terms],
  [["refunded"], m.admin_export_refunded],
  [["rider", "cash_taken"], m.admin_export_paid],
  [["offer", "offer_code", "offer_discount"], m.admin_export_offer],
  [["rounding", "paid_otherwise"], m.admin_export_payment],
];

type ExportOrdersProps = {
  status: OrderStatus | "waiting" | undefined;
  fulfilment: Fulfilment | undefined;
  day: string | undefined;
  slot_day: string | undefined;
  search: string | undefined;
  place: string | undefined;
};

export function ExportOrders(filter: ExportOrdersProps) {
  return (
    <ExportFoot
      operation={exportOrders}
      input={filter}
      text={m.admin_export_orders()}
      columns={columnMeanings}
    />
  );
}
