import { useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import type { AdminOrder } from "#src/orders/admin/contract.ts";
import {
  type LineProduct,
  linesOf,
  withCurrentPrices,
  withReplacement,
} from "#src/orders/admin/editing/edit-draft.ts";
import { useHeld } from "#src/orders/admin/use-held.ts";
import { heldSeconds } from "#src/orders/calls/rules.ts";
import type { ChangedLines } from "#src/orders/contract.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { type OpenPacking, packOrder, takeToPack, tickLine } from "./contract.ts";
import { type BagLine, bagOf, clearBag, storeBag } from "./packing-draft.ts";

const take = (input: { id: string }) => call(takeToPack, input);

export const useTakeToPack = (id: number) => useHeld(take, id, heldSeconds);

type PackingEvents = { onPacked: (order: AdminOrder) => void; onOvertaken: () => void };

/** The bag of an order and its actions. The draft stays on the device until the order is packed. */
export function useBag(open: OpenPacking, { onPacked, onOvertaken }: PackingEvents) {
  const { order } = open;
  const id = String(order.id);
  const [lines, setLines] = useState(() => bagOf(open));
  const [failed, setFailed] = useState<CallFailure>();
  const { busy, problem, send } = useCall(packOrder);
  const change = (edit: (lines: BagLine[]) => BagLine[]) =>
    setLines((old) => {
      const next = edit(old);
      storeBag(open, next);
      return next;
    });
  const set = (key: string, more: Partial<BagLine>) =>
    change((all) => all.map((line) => (line.key === key ? { ...line, ...more } : line)));

  const tick = async ({ key, item }: BagLine, packed: boolean) => {
    set(key, { packed });
    if (item === undefined) return;
    const result = await call(tickLine, { id, item, packed });
    setFailed(result.ok ? undefined : result.problem);
    if (result.ok) return;
    set(key, { packed: !packed });
    if (result.problem.code === "changed") onOvertaken();
  };
  const replace = (old: BagLine, product: LineProduct) =>
    change((all) => {
      const { category } = old;
      return withReplacement(all, old, product).map((line) =>
        "packed" in line ? (line as BagLine) : { ...line, packed: false, category, ordered: line.quantity },
      );
    });
  /** Removes a replacement, and restores the replaced line. */
  const putBack = (line: BagLine) =>
    change((all) =>
      all
        .filter((bagLine) => bagLine.item !== undefined || bagLine.replaces !== line.item)
        .map((bagLine) =>
          bagLine.key === line.key ? { ...bagLine, out: false, quantity: bagLine.ordered } : bagLine,
        ),
    );
  const pack = async () => {
    const agreed = lines.some((line) => !line.out && line.agreed !== undefined);
    const result = await send({ id, was: order.revision, lines: linesOf(lines), ...(agreed && { agreed }) });
    if (!result) return;
    if (result.ok) {
      clearBag(open);
      return onPacked(result.value.data);
    }
    if (result.problem.code === "changed") onOvertaken();
    if (result.problem.code === "price_changed")
      change((all) => withCurrentPrices(all, result.problem.details as ChangedLines) as BagLine[]);
  };
  return { lines, set, tick, replace, putBack, pack, busy, problem: problem ?? failed };
}

export type Bag = ReturnType<typeof useBag>;
