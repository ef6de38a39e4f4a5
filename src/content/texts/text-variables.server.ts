import { daysAhead } from "#src/delivery/rules.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { type Locale, locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { retentionTexts } from "#src/platform/retention/texts.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { callUsText, reachUsText } from "#src/shell/reach-us.ts";

type Fees = {
  areas: number;
  lowest: number;
  highest: number;
  /** The lowest amount from which an area has free delivery; null if none has. */
  free_from: number | null;
  /** The number of days after which the last backup of a day is deleted. */
  backup_days: number;
};

/** Sentences with contact details; omits missing ones. Names in braces become links. */
function toContactFacts(details: ShopDetails) {
  const { phone, email, dbid } = details;
  const placeholders = { phone: phone && "{phone}", email: email && "{email}" };
  const message = `[${m.page_send_message()}](/contact)`;
  const facts = [
    dbid && m.page_dbid({ dbid: "{dbid}" }),
    phone && m.page_phone(placeholders),
    email && m.page_email(placeholders),
  ];
  return {
    seller: details[`address_${locale()}`] ? "{name}, {address}" : "{name}",
    seller_facts: facts.filter(Boolean).join(" "),
    call_us: phone ? callUsText(placeholders.phone) : message,
    reach_us: reachUsText(placeholders, [message]),
  };
}

/** The variables of a page's text, as sentences from the settings; "" for an empty setting. */
export async function readTextVariables(language: Locale, shop: Shop): Promise<Record<string, string>> {
  const details = await shop.details.current();
  const { rows } = await shop.database.pool.query<Fees>(
    `select count(*)::int as areas, coalesce(min(fee_poisha), 0)::int as lowest, coalesce(max(fee_poisha), 0)::int as highest,
            min(free_from_poisha)::int as free_from,
            (select greatest(retention, 7 * weeks, 31 * months) from backup_plan) as backup_days
     from delivery_areas`,
  );
  const fees = rows[0] as Fees;
  return inLanguage(language, () => ({
    delivery_fee: feeText(fees),
    delivery_times:
      fees.areas > 0 ? m.page_delivery_slots({ days: formatNumber(daysAhead) }) : m.page_delivery_by_phone(),
    minimum_order:
      details.minimum_poisha > 0
        ? m.page_minimum_order({ amount: formatTaka(toTaka(details.minimum_poisha)) })
        : "",
    weighed_goods: m.page_weighed_goods({ percent: formatNumber(details.weight_tolerance) }),
    ...toContactFacts(details),
    retention: retentionTexts()
      .map((text) => `${text}${language === "bn" ? "।" : "."}`)
      .join(" "),
    backups: m.page_backups({ days: formatNumber(fees.backup_days) }),
    complaint_hours: formatNumber(details.complaint_hours),
    opening_hours: details[`hours_${language}`]
      ? m.page_opening_hours({ hours: details[`hours_${language}`] })
      : "",
  }));
}

function feeText({ areas, lowest, highest, free_from }: Fees): string {
  if (highest === 0) return areas > 0 ? m.page_delivery_free_in_areas() : m.page_delivery_free();
  const fee =
    lowest === highest
      ? m.page_delivery_fee({ fee: formatTaka(toTaka(highest)) })
      : m.page_delivery_fees({ lowest: formatTaka(toTaka(lowest)), highest: formatTaka(toTaka(highest)) });
  return free_from === null ? fee : `${fee} ${m.page_free_from({ amount: formatTaka(toTaka(free_from)) })}`;
}
