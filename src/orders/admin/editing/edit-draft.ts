import { maxTaka } from "#src/api/limits.ts";
import type { IfMissing } from "#src/cart/missing/rules.ts";
import { maxQuantity } from "#src/cart/rules.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { lineTotal, toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { readGrams } from "#src/language/numbers/read-grams.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import type { ChangedLines } from "#src/orders/contract.ts";
import type { AdminOrder } from "../contract.ts";
import type { EditInput } from "./contract.ts";

/** `step_grams` is set for a product sold by weight that is not in the order yet. */
export type LineProduct = AdminOrder["order_items"][number]["product"] & { step_grams?: number | undefined };

export type DraftLine = {
  key: string;
  /** The id of the order's item; undefined for a new line. */
  item?: number;
  product: LineProduct;
  quantity: number;
  /** The price of all pieces as typed; empty: price times quantity. */
  actual: string;
  /** Sold by weight: grams per piece, and the packed weight as typed; empty until weighed. */
  stepGrams?: number | undefined;
  weighed?: string;
  /** Removed by the edit; the form still shows it. */
  out?: boolean;
  /** The id of the item that this line replaces. */
  replaces?: number;
  /** The customer's wish if the product is missing. */
  ifMissing?: IfMissing | undefined;
};

export const toDraftLines = ({
  order_items,
  if_missing: orderIfMissing,
}: Pick<AdminOrder, "order_items" | "if_missing">): DraftLine[] =>
  order_items.map(
    ({ id, quantity, total, product, step_grams: stepGrams, packed_grams: packedGrams, ...item }) => ({
      key: String(id),
      item: id,
      product,
      quantity,
      actual: stepGrams || total === lineTotal(product.price, quantity) ? "" : String(total),
      ...(stepGrams && { stepGrams, weighed: packedGrams ? weightText(packedGrams) : "" }),
      out: false,
      ifMissing: item.if_missing ?? orderIfMissing,
    }),
  );

/** Reads a typed amount in taka, in Latin or Bengali digits; undefined if it is not a positive amount. */
export function readTaka(typed: string): number | undefined {
  const latinText = toLatinDigits(typed).replace(/[\s,৳]/g, "");
  const amount = Number(latinText);
  return /^[0-9]+(\.[0-9]{1,2})?$/.test(latinText) && amount > 0 && amount <= maxTaka ? amount : undefined;
}

export function lineError({ actual, weighed = "" }: DraftLine): string | undefined {
  if (actual.trim() !== "" && readTaka(actual) === undefined) return m.admin_edit_actual_wrong();
  if (weighed.trim() !== "" && readGrams(weighed) === undefined) return m.admin_edit_weighed_wrong();
  return undefined;
}

/** The line's price in taka. */
export function totalOfLine({ actual, weighed = "", stepGrams, product, quantity }: DraftLine): number {
  const grams = readGrams(weighed);
  if (grams && stepGrams) return toTaka(Math.round((toPoisha(product.price) * grams) / stepGrams));
  return readTaka(actual) ?? lineTotal(product.price, quantity);
}

/** The total of all kept lines and the delivery fee, in taka. */
export const totalOfDraft = (draft: readonly DraftLine[], fee = 0): number =>
  Math.round(
    draft.filter(({ out }) => !out).reduce((sum, line) => sum + 100 * totalOfLine(line), 100 * fee),
  ) / 100;

export const toLineInputs = (draft: DraftLine[]): EditInput["lines"] =>
  draft
    .filter(({ out }) => !out)
    .map(({ item, product, quantity, actual, weighed = "", replaces }) => {
      const pieces = { quantity, actual: readTaka(actual) };
      if (item !== undefined) return { item, ...pieces, grams: readGrams(weighed) };
      if (product.id === undefined) return { name: product.name, price: product.price, quantity };
      const isReplacement = draft.some((line) => line.out && line.item === replaces);
      return {
        product_id: product.id,
        ...pieces,
        grams: readGrams(weighed),
        price: product.price,
        ...(isReplacement && { replaces }),
      };
    });

/** Adds a product; if it is in the draft already, restores it or adds one piece. */
export function withProduct(draft: DraftLine[], product: LineProduct): DraftLine[] {
  const existingLine = draft.find((line) => product.id !== undefined && line.product.id === product.id);
  if (!existingLine) return [...draft, newLine(product)];
  return draft.map((line) =>
    line === existingLine
      ? { ...line, out: false, quantity: line.out ? line.quantity : line.quantity + 1 }
      : line,
  );
}

/** Replaces a line by another product; the old line stays above it, marked as removed. */
export function withReplacement(draft: DraftLine[], old: DraftLine, product: LineProduct): DraftLine[] {
  if (product.id !== undefined && draft.some((line) => line.product.id === product.id)) return draft;
  const line = {
    ...newLine(product),
    quantity: equivalentQuantity(old, product),
    replaces: old.item ?? old.replaces,
  };
  return draft.flatMap((draftLine) => {
    if (draftLine.key !== old.key) return [draftLine];
    return old.item === undefined ? [line] : [{ ...draftLine, out: true }, line];
  });
}

/** The same amount of the new product, by weight or in pieces; one piece if the units differ. */
function equivalentQuantity(
  { quantity, stepGrams }: DraftLine,
  { step_grams: newStepGrams }: LineProduct,
): number {
  if (!stepGrams && !newStepGrams) return quantity;
  if (!stepGrams || !newStepGrams) return 1;
  return Math.min(maxQuantity, Math.max(1, Math.round((quantity * stepGrams) / newStepGrams)));
}

const newLine = (product: LineProduct): DraftLine => ({
  key: `new ${product.id ?? crypto.randomUUID()}`,
  product,
  quantity: 1,
  actual: "",
  ...(product.step_grams && { stepGrams: product.step_grams, weighed: "" }),
});

export const withCurrentPrices = (draft: DraftLine[], { lines }: ChangedLines): DraftLine[] =>
  draft.map((line) => {
    const price = lines.find(
      (changedLine) => line.item === undefined && String(changedLine.product_id) === String(line.product.id),
    )?.price;
    return price === undefined ? line : { ...line, product: { ...line.product, price } };
  });

export const draftName = ({ id, revision }: Pick<AdminOrder, "id" | "revision">) => `order-${id}-${revision}`;
