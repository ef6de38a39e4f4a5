import { listMissed } from "#src/catalogue/admin/search/contract.ts";
import { quantityText } from "#src/catalogue/admin/shown-amounts.ts";
import { listRunningOut } from "#src/catalogue/admin/stock/contract.ts";
import { isUrgent, stockDurationText } from "#src/catalogue/admin/stock/stock-duration-text.ts";
import { SaveCsv } from "#src/kit/list/save-csv.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { shortDay } from "#src/language/dates/day-names.ts";
import { type Locale, locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { listTopProducts } from "#src/orders/admin/sales/contract.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { DashboardList } from "./dashboard-list.tsx";

/** The weight as a prefix, "5 kg · ", because sizes of a product have the same name. */
const weightPrefix = ({ weights }: { weights: Record<Locale, string> }) =>
  weights[locale()] && `${weights[locale()]} · `;

/** The products that are sold out within two weeks at the pace of the last days. */
export function RunningOutList() {
  const { value, problem, load } = useAdminLoad(listRunningOut, {});
  const rows = value?.data.map(({ product, per_day, days_left }) => ({
    key: product.id,
    to: `/admin/stock/${product.id}`,
    picture: product,
    name: product.names[locale()],
    note: (
      <>
        {weightPrefix(product)}
        {m.running_left({ count: quantityText(product.stock ?? 0, product.step_grams) })} ·{" "}
        {m.running_a_day({ count: quantityText(Math.round(per_day * 10) / 10, product.step_grams) })}
      </>
    ),
    end: (
      <span className={isUrgent(days_left) ? "text-turmeric-ink" : ""}>{stockDurationText(days_left)}</span>
    ),
  }));
  return (
    <DashboardList
      title={m.running_title()}
      note={m.running_note()}
      to="/admin/stock"
      rows={rows}
      emptyText={m.running_empty()}
      exportButton={
        <SaveCsv
          quiet
          fileName="running-out"
          dataName={m.running_title()}
          lines={[
            ["sku", "product_en", "product_bn", "stock", "sold_a_day", "days_left"],
            ...(value?.data ?? []).map(({ product, per_day, days_left }) => [
              product.sku,
              product.names.en,
              product.names.bn,
              product.stock,
              Math.round(per_day * 100) / 100,
              days_left === null ? null : Math.round(days_left * 10) / 10,
            ]),
          ]}
        />
      }
      problem={problem}
      onRetry={() => void load()}
    />
  );
}

/** The terms that shoppers searched for in the last days without an exact result, most frequent first. */
export function MissedSearchesList() {
  const { value, problem, load } = useAdminLoad(listMissed, {});
  const missed = value?.data.filter(({ found }) => !found);
  const rows = missed?.map(({ term, count, last }) => ({
    key: term,
    to: `/admin/search?view=synonyms&words=${encodeURIComponent(term)}`,
    name: term,
    note: last && m.missed_last({ day: shortDay(last) }),
    end: formatNumber(count),
  }));
  return (
    <DashboardList
      title={m.dashboard_missed()}
      note={m.missed_days({ days: formatNumber(7) })}
      to="/admin/search"
      rows={rows}
      emptyText={m.missed_empty()}
      exportButton={
        <SaveCsv
          quiet
          fileName="missed-searches"
          dataName={m.dashboard_missed()}
          lines={[
            ["search", "times", "last_day"],
            ...(missed ?? []).map(({ term, count, last }) => [term, count, last]),
          ]}
        />
      }
      problem={problem}
      onRetry={() => void load()}
    />
  );
}

/** The products sold most in the last two weeks. Their names are links if the viewer `mayOpen` them. */
export function TopProductsList({ mayOpen }: { mayOpen: boolean }) {
  const { value, problem, load } = useAdminLoad(listTopProducts, {});
  const rows = value?.data.map((product) => ({
    key: product.id,
    to: mayOpen ? `/admin/products/${product.id}` : undefined,
    picture: product,
    name: product.names[locale()],
    note: weightPrefix(product) + m.dashboard_pieces({ count: formatNumber(product.pieces) }),
    end: <Amount text={formatTaka(Math.round(product.taka))} />,
  }));
  return (
    <DashboardList
      title={m.dashboard_top()}
      note={m.dashboard_top_note({ count: formatNumber(14) })}
      to={mayOpen ? "/admin/products" : undefined}
      rows={rows}
      emptyText={m.dashboard_top_none()}
      exportButton={
        <SaveCsv
          quiet
          fileName="top-products"
          dataName={m.dashboard_top()}
          lines={[
            ["product_en", "product_bn", "weight", "pieces", "ordered_taka"],
            ...(value?.data ?? []).map(({ names, weights, pieces, taka: orderedTaka }) => [
              names.en,
              names.bn,
              weights.en,
              pieces,
              orderedTaka,
            ]),
          ]}
        />
      }
      problem={problem}
      onRetry={() => void load()}
    />
  );
}
