import { useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import type { AdminOrder } from "#src/orders/admin/contract.ts";
import {
  type LineProduct,
  toLineInputs,
  withCurrentPrices,
  withReplacement,
} from "#src/orders/admin/editing/edit-draft.ts";
import { useHeldOrder } from "#src/orders/admin/use-held-order.ts";
import { heldSeconds } from "#src/orders/calls/rules.ts";
import type { ChangedLines } from "#src/orders/contract.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { type OpenPacking, packOrder, takeToPack, tickLine } from "./contract.ts";
import { type BagLine, clearBag, restoreBag, storeBag } from "./packing-draft.ts";

const takeOrder = (input: { id: string }) => call(takeToPack, input);

/** Opens an order for packing, and holds it for the viewer while the page is open. */
export const useTakeToPack = (id: number) => useHeldOrder(takeOrder, id, heldSeconds);

type PackingEvents = { onPacked: (order: AdminOrder) => void; onOvertaken: () => void };

/** The bag of an order and its actions. The draft stays on the device until the order is packed. */
export function useBag(packing: OpenPacking, { onPacked, onOvertaken }: PackingEvents) {
  const { order } = packing;
  const id = String(order.id);
  const [lines, setLines] = useState(() => restoreBag(packing));
  const [tickProblem, setTickProblem] = useState<CallFailure>();
  const { busy, problem, send } = useCall(packOrder);
  const changeLines = (edit: (lines: BagLine[]) => BagLine[]) =>
    setLines((previousLines) => {
      const newLines = edit(previousLines);
      storeBag(packing, newLines);
      return newLines;
    });
  const changeLine = (key: string, changes: Partial<BagLine>) =>
    changeLines((bagLines) => bagLines.map((line) => (line.key === key ? { ...line, ...changes } : line)));

  const tick = async ({ key, item }: BagLine, packed: boolean) => {
    // Shown at once, and undone if the shop refuses it.
    changeLine(key, { packed });
    if (item === undefined) return;
    const result = await call(tickLine, { id, item, packed });
    setTickProblem(result.ok ? undefined : result.problem);
    if (result.ok) return;
    changeLine(key, { packed: !packed });
    if (result.problem.code === "changed") onOvertaken();
  };
  const replace = (replacedLine: BagLine, product: LineProduct) =>
    changeLines((bagLines) => {
      const { category } = replacedLine;
      return withReplacement(bagLines, replacedLine, product).map((line) =>
        "packed" in line ? (line as BagLine) : { ...line, packed: false, category, ordered: line.quantity },
      );
    });
  /** Removes a replacement, and restores the replaced line. */
  const putBack = (line: BagLine) =>
    changeLines((bagLines) =>
      bagLines
        .filter((bagLine) => bagLine.item !== undefined || bagLine.replaces !== line.item)
        .map((bagLine) =>
          bagLine.key === line.key ? { ...bagLine, out: false, quantity: bagLine.ordered } : bagLine,
        ),
    );
  const pack = async () => {
    const hasAgreed = lines.some((line) => !line.out && line.agreed !== undefined);
    const result = await send({
      id,
      was: order.revision,
      lines: toLineInputs(lines),
      ...(hasAgreed && { agreed: hasAgreed }),
    });
    if (!result) return;
    if (result.ok) {
      clearBag(packing);
      return onPacked(result.value.data);
    }
    if (result.problem.code === "changed") onOvertaken();
    if (result.problem.code === "price_changed")
      changeLines(
        (bagLines) => withCurrentPrices(bagLines, result.problem.details as ChangedLines) as BagLine[],
      );
  };
  return { lines, changeLine, tick, replace, putBack, pack, busy, problem: problem ?? tickProblem };
}

export type Bag = ReturnType<typeof useBag>;
