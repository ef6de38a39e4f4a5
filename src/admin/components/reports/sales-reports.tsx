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

const roundedAmount = (amount: number) => <Amount of={formatTaka(Math.round(amount))} />;

const categoryName = ({ names }: CategorySales, language: "en" | "bn") =>
  names?.[language] ?? m.report_no_category();

export function CategoryReport({ categories }: { categories: CategorySales[] | undefined }) {
  return (
    <ReportCard
      title={m.report_categories()}
      note={m.report_categories_note()}
      isEmpty={categories && categories.length === 0}
      empty={m.report_nothing_sold()}
      file={
        <SaveCsv
          name="sales-by-category"
          of={m.report_categories()}
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

type CustomerReportProps = {
  customers: BestCustomer[] | undefined;
  period: Period;
  /** Whether the viewer may open customers. */
  mayOpen: boolean;
};

export function CustomerReport({ customers, period, mayOpen }: CustomerReportProps) {
  return (
    <ReportCard
      title={m.report_customers()}
      note={m.report_customers_note()}
      isEmpty={customers && customers.length === 0}
      empty={m.report_nothing_sold()}
      file={<ExportButton operation={exportBestCustomers} input={period} of={m.report_customers()} />}
    >
      <BarList
        rows={(customers ?? []).slice(0, 20).map(({ id, name, orders, ordered, delivered }) => ({
          key: id,
          name,
          to: mayOpen ? localUrl(`/admin/users/${id}`) : undefined,
          note: `${orders === 1 ? m.admin_user_one_order() : m.admin_user_order_count({ count: formatNumber(orders) })} · ${m.report_ordered({ amount: formatTaka(Math.round(ordered)) })}`,
          value: delivered,
          text: roundedAmount(delivered),
        }))}
      />
    </ReportCard>
  );
}
