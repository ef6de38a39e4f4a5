import { Problem } from "#src/api/problem.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { maxTimesOrdered } from "#src/orders/admin/rules.ts";
import type { TakenProduct } from "#src/orders/order-statements.server.ts";
import type { StoredItem } from "../edit-statements.server.ts";
import { toAddedItem } from "../find-changed-lines.server.ts";
import type { EditPlan } from "../plan-edit.server.ts";

/** `item`: its id, undefined for a new line; `poisha`: the price by weight, null if not sold by weight. */
type WeighedLine = {
  line: Pick<StoredItem, "name_en" | "name_bn" | "price_poisha" | "step_grams">;
  item?: number;
  quantity: number;
  grams: number;
  poisha: number | null;
};

/**
 * Refuses weights of goods sold by piece, implausible ones, and with `too_heavy` those above `tolerance`
 * percent unless `agreed`. Stored weights are not checked again.
 */
export function refuseWeights(
  plan: EditPlan<StoredItem>,
  products: Map<number, TakenProduct>,
  { tolerance, agreed = false }: { tolerance: number; agreed?: boolean | undefined },
): void {
  const weighedLines = findWeighedLines(plan, products);
  for (const line of weighedLines) refuseImplausibleWeight(line);
  if (agreed) return;
  const tooHeavyLines = weighedLines.filter(
    (line) => line.poisha !== null && line.poisha > maxPoisha(line, tolerance),
  );
  if (tooHeavyLines.length === 0) return;
  const lineTexts = tooHeavyLines.map((line) =>
    m.order_line_heavy({
      name: line.line[`name_${locale()}`],
      price: formatTaka(toTaka(line.poisha as number)),
      most: formatTaka(toTaka(maxPoisha(line, tolerance))),
    }),
  );
  throw new Problem("too_heavy", m.order_too_heavy({ lines: lineTexts.join("; ") }), {
    details: { items: tooHeavyLines.flatMap(({ item }) => item ?? []) },
  });
}

/** The lines whose weight this edit sets or changes. */
function findWeighedLines(
  { staying, added }: EditPlan<StoredItem>,
  products: Map<number, TakenProduct>,
): WeighedLine[] {
  const stayingLines = staying.flatMap(({ item, quantity, packedGrams: grams, actualPoisha: poisha }) =>
    grams === null || grams === item.packed_grams
      ? []
      : [{ line: item, item: item.id, quantity, grams, poisha }],
  );
  const addedLines = added.flatMap((newLine) => {
    const { actualPoisha: poisha, packedGrams: grams, quantity, ...line } = toAddedItem(newLine, products);
    return grams === null ? [] : [{ line, quantity, grams, poisha }];
  });
  return [...stayingLines, ...addedLines];
}

/** The highest price of a weighed line without the customer's consent. */
const maxPoisha = ({ line, quantity }: WeighedLine, tolerance: number): number =>
  Math.floor((line.price_poisha * quantity * (100 + tolerance)) / 100);

function refuseImplausibleWeight({ line, quantity, grams }: WeighedLine): void {
  const name = line[`name_${locale()}`];
  if (line.step_grams === null) throw new Problem("invalid_fields", m.order_not_weighed({ name }));
  const ordered = line.step_grams * quantity;
  if (grams > maxTimesOrdered * ordered)
    throw new Problem(
      "invalid_fields",
      m.order_weight_far({ name, weight: weightText(grams), ordered: weightText(ordered) }),
    );
}
