import { BarList } from "#src/kit/list/bar-list.tsx";
import { ExportButton } from "#src/kit/list/export-button.tsx";
import { SaveCsv } from "#src/kit/list/save-csv.tsx";
import type { Period } from "#src/kit/period/rules.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import {
  type BestCustomer,
  type CategorySales,
  exportBestCustomers,
} from "#src/orders/admin/sales/contract.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { ReportCard } from "./report-card.tsx";

/** More of them are in the export. */
const maxCustomers = 20;

const roundedAmount = (amount: number) => <Amount text={formatTaka(Math.round(amount))} />;

const categoryName = ({ names }: CategorySales, language: "en" | "bn") =>
  names?.[language] ?? m.report_no_category();

/** The sales of each category in the period, as bars. */
export function CategoryReport({ categories }: { categories: CategorySales[] | undefined }) {
  return (
    <ReportCard
      title={m.report_categories()}
      note={m.report_categories_note()}
      isEmpty={categories && categories.length === 0}
      emptyText={m.report_nothing_sold()}
      exportButton={
        <SaveCsv
          fileName="sales-by-category"
          dataName={m.report_categories()}
          lines={[
            ["category_en", "category_bn", "pieces", "ordered_taka", "delivered_taka"],
            ...(categories ?? []).map((category) => [
              category.names?.en ?? "",
              category.names?.bn ?? "",
              category.pieces,
              category.ordered,
              category.delivered,
            ]),
          ]}
        />
      }
    >
      <BarList
        rows={(categories ?? []).map((category) => ({
          key: category.id ?? "",
          name: categoryName(category, locale()),
          to: category.id === null ? undefined : localUrl(`/admin/products?category=${category.id}`),
          note: m.report_delivered({ amount: formatTaka(Math.round(category.delivered)) }),
          value: category.ordered,
          text: roundedAmount(category.ordered),
        }))}
      />
    </ReportCard>
  );
}

/** "3 orders · ordered ৳1,250". */
function ordersText(orders: number, orderedTaka: number): string {
  const countText =
    orders === 1 ? m.admin_user_one_order() : m.admin_user_order_count({ count: formatNumber(orders) });
  return `${countText} · ${m.report_ordered({ amount: formatTaka(Math.round(orderedTaka)) })}`;
}

type CustomerReportProps = {
  customers: BestCustomer[] | undefined;
  period: Period;
  /** Whether the viewer may open customers. */
  mayOpen: boolean;
};

/** The customers to whom most was delivered in the period, as bars. */
export function CustomerReport({ customers, period, mayOpen }: CustomerReportProps) {
  return (
    <ReportCard
      title={m.report_customers()}
      note={m.report_customers_note()}
      isEmpty={customers && customers.length === 0}
      emptyText={m.report_nothing_sold()}
      exportButton={
        <ExportButton operation={exportBestCustomers} input={period} dataName={m.report_customers()} />
      }
    >
      <BarList
        rows={(customers ?? []).slice(0, maxCustomers).map(({ id, name, orders, ordered, delivered }) => ({
          key: id,
          name,
          to: mayOpen ? localUrl(`/admin/users/${id}`) : undefined,
          note: ordersText(orders, ordered),
          value: delivered,
          text: roundedAmount(delivered),
        }))}
      />
    </ReportCard>
  );
}
