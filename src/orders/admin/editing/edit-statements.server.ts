import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { Poisha } from "#src/language/numbers/money.ts";
import { type LineToShare, shareOut } from "#src/language/numbers/shares.ts";
import type { EditSubject } from "#src/orders/order.ts";
import { type ItemRow, linePoisha, type StoredChange } from "#src/orders/order-rows.server.ts";
import type { OrderedProduct } from "#src/orders/order-statements.server.ts";
import type { LockedOrder } from "#src/orders/steps/write-step.server.ts";
import { maxDiscount, type OfferShare, shareBoth, standingShare } from "#src/orders/totals.ts";

/** `taken`: the pieces that were taken from the stock. */
export type StoredItem = Omit<ItemRow, "sold"> &
  Pick<OrderedProduct, "offer_id" | "regular_poisha"> & { taken: number };

/** An order's items, sorted by id. */
export async function readItems(client: PoolClient, orderId: number): Promise<StoredItem[]> {
  const { rows } = await client.query<StoredItem>(
    `select id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity, step_grams,
            packed_grams, actual_poisha, discount_poisha, offer_share_poisha, offer_share_price_poisha, taken, if_missing,
            offer_id, regular_poisha
     from order_items where order_id = $1 order by id`,
    [orderId],
  );
  return rows;
}

type ItemChange = OfferShare & {
  id: number;
  quantity: number;
  /** The price of all pieces; null: price times quantity. */
  actualPoisha: number | null;
  packedGrams: number | null;
  taken: number;
};

/** Changes items' quantities and prices, and removes others. A changed quantity has to be packed again. */
export async function changeItems(
  client: PoolClient,
  orderId: number,
  changed: ItemChange[],
  removed: { id: number }[],
): Promise<void> {
  await client.query("delete from order_items where order_id = $1 and id = any($2::bigint[])", [
    orderId,
    removed.map(({ id }) => id),
  ]);
  const column = (name: keyof ItemChange) => changed.map((change) => change[name]);
  await client.query(
    sql`update order_items i set quantity = c.quantity, actual_poisha = c.actual_poisha, taken = c.taken,
       packed_grams = c.packed_grams,
       offer_share_poisha = c.offer_share, offer_share_price_poisha = c.offer_share_price,
       packed_by = case when i.quantity = c.quantity then i.packed_by end
        from unnest(${column("id")}::bigint[], ${column("quantity")}::int[], ${column("actualPoisha")}::bigint[],
               ${column("taken")}::int[], ${column("packedGrams")}::int[],
               ${column("offer_share_poisha")}::bigint[], ${column("offer_share_price_poisha")}::bigint[])
       as c(id, quantity, actual_poisha, taken, packed_grams, offer_share, offer_share_price)
     where i.order_id = ${orderId} and i.id = c.id`,
  );
}

export type AddedItem = OrderedProduct & {
  quantity: number;
  actualPoisha: number | null;
  packedGrams: number | null;
};

export async function addItem(
  client: PoolClient,
  orderId: number,
  item: AddedItem & OfferShare,
): Promise<void> {
  await client.query(
    sql`insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint,
                              price_poisha, offer_id, regular_poisha, quantity, actual_poisha, taken,
                              step_grams, packed_grams,
                              offer_share_poisha, offer_share_price_poisha)
        values (${orderId}, ${item.id}, ${item.name_en}, ${item.name_bn}, ${item.weight_en}, ${item.weight_bn},
          ${item.image}, ${item.tint}, ${item.price_poisha}, ${item.offer_id}, ${item.regular_poisha},
          ${item.quantity}, ${item.actualPoisha}, ${item.counted ? item.quantity : 0}, ${item.step_grams},
          ${item.packedGrams}, ${item.offer_share_poisha}, ${item.offer_share_price_poisha})`,
  );
}

/** A total discount in poisha; `offer` is the offer's part of `after`, `reason` that of staff. */
export type ChangedDiscount = { before: number; after: number; offer: number; reason: string | undefined };

/** What an order's lines become: each with its new price. */
export type StandingLine = OfferShare & { poisha: Poisha };

/** The discount by staff, without the order's offer. */
export const staffDiscount = ({ discount_poisha, offer_poisha }: LockedOrder): Poisha =>
  Math.max(0, discount_poisha - offer_poisha);

type LinesAndFee = {
  linesBefore: StoredItem[];
  linesAfter: StandingLine[];
  /** By default the current fee. */
  fee?: Poisha | undefined;
  /** What a newly chosen offer takes off the fee; by default the current amount. */
  offerOnFee?: Poisha | undefined;
};

/**
 * Returns the discount after lines or the fee have changed; undefined if it stays the same. It is limited to
 * what they allow, so that packing is not blocked. The offer's shares fall with their lines.
 */
export function recalculateDiscount(
  order: LockedOrder,
  { linesBefore, linesAfter, fee = order.fee_poisha, offerOnFee }: LinesAndFee,
  discountByStaff: Poisha = staffDiscount(order),
  reason: string | null | undefined = order.discount_reason,
): ChangedDiscount | undefined {
  const onItemsBefore = linesBefore.reduce((sum, item) => sum + standingShare(item, linePoisha(item)), 0);
  const onFee = Math.min(offerOnFee ?? Math.max(0, order.offer_poisha - onItemsBefore), fee);
  const onItems = linesAfter.reduce((sum, line) => sum + standingShare(line, line.poisha), 0);
  const itemsTotal = linesAfter.reduce((sum, { poisha }) => sum + poisha, 0);
  const discountLimit = maxDiscount(itemsTotal, fee);
  const offer = Math.min(onItems + onFee, discountLimit);
  const total = Math.min(offer + discountByStaff, discountLimit);
  const isSameTotal = total === order.discount_poisha && offer === order.offer_poisha;
  if (isSameTotal && (reason ?? null) === order.discount_reason) return undefined;
  return { before: order.discount_poisha, after: total, offer, reason: reason ?? undefined };
}

export type WrittenEdit = {
  orderId: number;
  revision: number;
  userId: number;
  changes: StoredChange[];
  /** The order's total before and after, in poisha. */
  totalBefore: number;
  totalAfter: number;
  note: string | undefined;
  discount?: ChangedDiscount | undefined;
  /** The hash of the request, by which a repeated one is recognised; empty if that does not matter. */
  hash: string;
  /** Records goods returned at the door. */
  takenBack?: boolean;
  /** The subject; undefined if lines were changed. */
  subject?: EditSubject;
  /** The new fee and offer; by default they stay. */
  terms?: { feePoisha: Poisha; offer: { id: number; code: string | null } | undefined } | undefined;
  /** The items' own shares of the discount by staff, by id; by default it is shared out again. */
  staffShares?: ReadonlyMap<number, Poisha>;
};

/** Writes an edit of lines that are written already, and the order's new total and shares. */
export async function writeEdit(client: PoolClient, edit: WrittenEdit): Promise<void> {
  const { discount, terms } = edit;
  await client.query(
    sql`update orders set total_poisha = ${edit.totalAfter}, revision = ${edit.revision},
          discount_poisha = coalesce(${discount?.after}, discount_poisha),
          offer_poisha = coalesce(${discount?.offer}, offer_poisha),
          fee_poisha = coalesce(${terms?.feePoisha}, fee_poisha),
          offer_id = case when ${terms === undefined} then offer_id else ${terms?.offer?.id} end,
          offer_code = case when ${terms === undefined} then offer_code else ${terms?.offer?.code} end,
          discount_reason = case when ${discount?.after}::bigint is null then discount_reason else ${discount?.reason} end
     where id = ${edit.orderId}`,
  );
  await writeShares(client, edit.orderId, edit.staffShares);
  await client.query(
    sql`insert into order_edits (order_id, revision, user_id, changes, total_before_poisha, total_after_poisha,
                              note, request_hash, taken_back,
                              discount_before_poisha, discount_after_poisha, discount_reason, about)
        values (${edit.orderId}, ${edit.revision}, ${edit.userId}, ${JSON.stringify(edit.changes)}, ${edit.totalBefore}, ${edit.totalAfter},
          ${edit.note || null}, ${edit.hash}, ${edit.takenBack ?? false},
          ${discount?.before}, ${discount?.after}, ${discount?.reason}, ${edit.subject})`,
  );
}

/** A line with its current `share`, and its order's `discount`, the `offer` in it, and the part `on_fee`. */
type SharedLine = LineToShare &
  OfferShare & { id: number; share: Poisha; discount: Poisha; offer: Poisha; on_fee: Poisha };

/**
 * Writes the share of the order's discount on each item and on the fee. The discount by staff uses `staffShares`
 * if they add up, else it is split in proportion. Also adds shares to an order of a version without them.
 */
async function writeShares(
  client: PoolClient,
  orderId: number,
  staffShares?: ReadonlyMap<number, Poisha>,
): Promise<void> {
  const { rows } = await client.query<SharedLine>(
    `select i.id, i.product_id, coalesce(i.actual_poisha, i.price_poisha * i.quantity) as poisha, i.discount_poisha as share,
            i.offer_share_poisha, i.offer_share_price_poisha, o.discount_poisha as discount, o.offer_poisha as offer,
            o.fee_discount_poisha as on_fee
     from orders o join order_items i on i.order_id = o.id where o.id = $1 order by i.id`,
    [orderId],
  );
  const { shares, onFee } = calculateShares(rows, staffShares);
  const { on_fee = 0 } = rows[0] ?? {};
  if (onFee === on_fee && rows.every(({ share }, index) => share === shares[index])) return;
  await client.query(
    sql`with fee as (update orders set fee_discount_poisha = ${onFee} where id = ${orderId})
        update order_items i set discount_poisha = s.share
        from unnest(${rows.map(({ id }) => id)}::bigint[], ${shares}::bigint[]) as s(id, share) where i.id = s.id`,
  );
}

/** The shares of the whole discount: those of the order's offer, and those of the discount by staff. */
function calculateShares(
  rows: SharedLine[],
  staffShares?: ReadonlyMap<number, Poisha>,
): { shares: Poisha[]; onFee: Poisha } {
  const { discount = 0, offer: storedOffer = 0, on_fee: onFeeBefore = 0 } = rows[0] ?? {};
  const offer = Math.min(storedOffer, discount);
  const currentOfferShares = rows.map((row) => standingShare(row, row.poisha));
  const onItems = currentOfferShares.reduce((sum, share) => sum + share, 0);
  const offerShares = onItems > offer ? shareOut(offer, currentOfferShares) : currentOfferShares;
  const offerOnFee = Math.max(0, offer - onItems);
  const remainingShares = rows.map(
    ({ id, share }, index) => staffShares?.get(id) ?? share - (offerShares[index] ?? 0),
  );
  const remainingTotal = remainingShares.reduce((sum, share) => sum + share, onFeeBefore - offerOnFee);
  if (staffShares && remainingTotal === discount - offer)
    return {
      shares: remainingShares.map((share, index) => share + (offerShares[index] ?? 0)),
      onFee: onFeeBefore,
    };
  const { shares, onFee } = shareBoth(discount - offer, rows, offerShares);
  return { shares, onFee: onFee + offerOnFee };
}

/** Whether this user made this revision with the same request before. */
export async function isRepeatedEdit(
  client: PoolClient,
  { orderId, revision, userId, hash }: Pick<WrittenEdit, "orderId" | "revision" | "userId" | "hash">,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from order_edits where order_id = $1 and revision = $2 and user_id = $3 and request_hash = $4",
    [orderId, revision, userId, hash],
  );
  return rowCount === 1;
}
