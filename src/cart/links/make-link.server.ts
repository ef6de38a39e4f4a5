import { randomInt } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { MadeCartLink } from "./contract.ts";
import { codeLength, codeLetters } from "./rules.ts";
import type { cartLinkDraft } from "./schemas.ts";

type CheckedLinkDraft = z.output<typeof cartLinkDraft>;

/** See `makeCartLink`. Refuses a cart whose products are all archived. */
export const makeLink = ({ items }: CheckedLinkDraft, { shop }: ApiContext): Promise<MadeCartLink> =>
  writeLink(shop.database.pool, shop, items, null);

/** See `makeCartLinkForCustomer`. */
export const makeLinkAsStaff = (
  { items }: CheckedLinkDraft,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<MadeCartLink> =>
  inTransaction(shop.database, async (client: PoolClient) => {
    const link = await writeLink(client, shop, items, viewer.id);
    await record(client, viewer, {
      action: "cart_link.made",
      subject: { id: link.code, name: link.code },
      after: { ends_at: link.ends_at },
    });
    return link;
  });

export const linkUrl = ({ settings }: Shop, code: string): string =>
  `${shopUrl(settings)}${localUrl(`/cart/${code}`)}`;

/** Writes the products that are sold, with their prices now. */
async function writeLink(
  queries: Queries,
  shop: Shop,
  items: CheckedLinkDraft["items"],
  madeBy: number | null,
): Promise<MadeCartLink> {
  const quantities = new Map<number, number>();
  for (const { product_id: id, quantity } of items) quantities.set(id, quantity + (quantities.get(id) ?? 0));
  const { rows } = await queries.query<{ code: string; ends_at: Date }>(
    `insert into cart_links (code, made_by, ends_at, lines)
     select $1, $2, now() + make_interval(days => $3), jsonb_agg(jsonb_build_object(
       'product_id', p.id, 'quantity', w.quantity, 'price_poisha', p.price_poisha,
       'regular_poisha', p.original_price_poisha) order by w.turn)
     from unnest($4::bigint[], $5::int[]) with ordinality as w(id, quantity, turn)
     join products p on p.id = w.id and not p.is_archived
     having count(*) > 0
     returning code, ends_at`,
    [createCode(), madeBy, retentionDays.cartLinks, [...quantities.keys()], [...quantities.values()]],
  );
  const row = rows[0];
  if (!row) throw new Problem("invalid_fields", m.shared_cart_nothing_sold());
  return {
    success: true,
    url: linkUrl(shop, row.code),
    code: row.code,
    ends_at: row.ends_at.toISOString(),
  };
}

const createCode = () =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join("");
