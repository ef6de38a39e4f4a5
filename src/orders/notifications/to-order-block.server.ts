import { slotHours } from "#src/delivery/slot-text.ts";
import { day } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatMinusTaka, formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { asText } from "#src/platform/http/html/as-text.server.ts";
import type { MailBlock } from "#src/platform/mail/compose.server.ts";
import { colours } from "#src/platform/mail/mail-page.server.ts";
import { takenBackText } from "../change-text.ts";
import type { Order } from "../contract.ts";
import { amountDue } from "../due.ts";
import { offerText } from "../offer-text.ts";
import { weighedText } from "../weighed-text.ts";

/** A line of the order, or a sum; `hint` is in small print below the name. */
type BlockRow = { name: string; hint?: string; amount: string; isTotal?: boolean };

/** An order in an e-mail, in the language of the request. */
export function toOrderBlock(order: Order): MailBlock {
  const rows = toRows(order);
  const { slot } = order;
  const slotLines = slot && [`${m.order_mail_slot()}: ${day(slot.day)}, ${slotHours(slot)}`];
  const deliveryLines = [order.address_details, order.mobile_no, ...(slotLines ?? [])];
  const lines = rows.map(({ name, hint, amount }) => `${[name, hint].filter(Boolean).join(", ")}: ${amount}`);
  return {
    text: [...lines, "", `${m.common_delivery_address()}:`, ...deliveryLines].join("\n"),
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:16px 0">
${rows.map(rowHtml).join("\n")}
</table>
<p style="margin:12px 0"><span class="soft" style="color:${colours.soft};font-size:14px">${asText(m.common_delivery_address())}</span><br>${deliveryLines
      .map((line) => asText(line).replaceAll("\n", "<br>"))
      .join("<br>")}</p>`,
  };
}

function toRows(order: Order): BlockRow[] {
  const { order_items, items_total, fee, rounding, paid, edits, status } = order;
  const items = order_items.map((item) => {
    const { product, quantity, total } = item;
    const weightText = weighedText(order, item);
    return {
      name: [product.name, weightText === undefined && product.weight].filter(Boolean).join(" "),
      hint:
        weightText ??
        m.order_mail_pieces({ count: formatNumber(quantity), price: formatTaka(product.price) }),
      amount: formatTaka(total),
    };
  });
  const isClosed = status === "completed" || status === "cancelled";
  const totalName = isClosed ? m.common_total() : m.order_mail_total();
  const sumRows =
    items_total === undefined || fee === undefined
      ? []
      : [
          { name: m.office_products(), amount: formatTaka(items_total) },
          { name: m.order_mail_fee(), amount: fee === 0 ? m.common_free() : formatTaka(fee) },
          ...takenOffRows(order),
        ];
  const takenBackHint = takenBackText({ status, edits });
  const total = {
    name: totalName,
    ...(takenBackHint && { hint: takenBackHint }),
    amount: formatTaka(paid ?? amountDue(order)),
    isTotal: true,
  };
  const roundingRows =
    rounding === undefined ? [] : [{ name: m.order_rounding(), amount: formatSignedTaka(rounding) }];
  return [...items, ...sumRows, ...roundingRows, total];
}

/** The offer, and the discount. */
function takenOffRows({ offer, discount, discount_reason }: Order): BlockRow[] {
  const rows: BlockRow[] = [];
  if (offer) rows.push({ name: offerText(offer), amount: formatMinusTaka(offer.amount) });
  if (discount !== undefined)
    rows.push({
      name: m.order_discount_because({ reason: discount_reason ?? "" }),
      amount: formatMinusTaka(discount),
    });
  return rows;
}

function rowHtml({ name, hint, amount, isTotal }: BlockRow): string {
  const borderStyle = `border-${isTotal ? "top:2px" : "bottom:1px"} solid ${colours.line}`;
  const cell = (style: string, html: string) =>
    `<td class="line" style="padding:8px 0;vertical-align:top;${borderStyle};${style}">${html}</td>`;
  const hintHtml = hint
    ? `<br><span class="soft" style="color:${colours.soft};font-size:14px;line-height:20px">${asText(hint)}</span>`
    : "";
  const fontWeightStyle = isTotal ? "font-weight:700;" : "";
  return `<tr>${cell(fontWeightStyle, asText(name) + hintHtml)}${cell(`${fontWeightStyle}padding-left:12px;text-align:right;white-space:nowrap`, asText(amount))}</tr>`;
}
