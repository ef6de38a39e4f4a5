import { Problem } from "../../../api/problem.ts";
import { locale } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { toTaka } from "../../../language/numbers/money.ts";
import { taka } from "../../../language/numbers/numbers.ts";
import { weightOf } from "../../../language/numbers/weights.ts";
import { mostTimesOrdered } from "../rules.ts";
import type { StoredItem } from "./edit-statements.server.ts";
import type { EditPlan } from "./plan-edit.server.ts";

type StayingLine = EditPlan<StoredItem>["staying"][number];

/**
 * Refuses a weight of what is not sold by weight, one that can only be a slip, and with `too_heavy` lines that cost more than the
 * estimate and `tolerance` percent, unless the customer `agreed`. What was weighed before is not asked again.
 */
export function refuseWeights(
  { staying }: EditPlan<StoredItem>,
  { tolerance, agreed = false }: { tolerance: number; agreed?: boolean | undefined },
): void {
  const weighed = staying.filter(
    ({ item, packedGrams }) => packedGrams !== null && packedGrams !== item.packed_grams,
  );
  for (const line of weighed) refuseSlip(line);
  if (agreed) return;
  const heavy = weighed.filter(
    (line) => line.actualPoisha !== null && line.actualPoisha > mostPoisha(line, tolerance),
  );
  if (heavy.length === 0) return;
  const said = heavy.map((line) =>
    m.order_line_heavy({
      name: line.item[`name_${locale()}`],
      price: taka(toTaka(line.actualPoisha as number)),
      most: taka(toTaka(mostPoisha(line, tolerance))),
    }),
  );
  throw new Problem("too_heavy", m.order_too_heavy({ lines: said.join("; ") }), {
    details: { items: heavy.map(({ item }) => item.id) },
  });
}

const mostPoisha = ({ item, quantity }: StayingLine, tolerance: number): number =>
  Math.floor((item.price_poisha * quantity * (100 + tolerance)) / 100);

function refuseSlip({ item, quantity, packedGrams }: StayingLine): void {
  const name = item[`name_${locale()}`];
  if (item.step_grams === null) throw new Problem("invalid_fields", m.order_not_weighed({ name }));
  const ordered = item.step_grams * quantity;
  if ((packedGrams as number) > mostTimesOrdered * ordered)
    throw new Problem(
      "invalid_fields",
      m.order_weight_far({ name, weight: weightOf(packedGrams as number), ordered: weightOf(ordered) }),
    );
}
