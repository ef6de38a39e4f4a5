import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { findScanned } from "../barcodes/contract.ts";
import { moveStock, undoMovement } from "../stock/contract.ts";
import {
  lineProduct,
  piecesOf,
  readLines,
  type ScanKind,
  type ScanLine,
  storeLines,
  withScan,
} from "./lines.ts";

/** Codes after which nothing was saved; after any other failure the movement may have been saved. */
const refusals = new Set(["invalid_fields", "not_found", "changed", "not_allowed"]);

/** Scanned lines, stored on this device until they are saved as stock movements. Browser only. */
export function useLines(kind: ScanKind) {
  const [lines, setLines] = useState(() => readLines(kind));
  const latest = useRef(lines);
  const change = (edit: (lines: ScanLine[]) => ScanLine[]) => {
    latest.current = edit(latest.current);
    storeLines(kind, latest.current);
    setLines(latest.current);
  };
  const set = (key: string, more: Partial<ScanLine>) =>
    change((all) => all.map((line) => (line.key === key ? { ...line, ...more } : line)));
  const lineOf = (key: string) => latest.current.find((line) => line.key === key);

  const choose = (key: string, product: NonNullable<ScanLine["product"]>) =>
    set(key, {
      step: "open",
      product,
      several: undefined,
      // Received goods sold by weight have to be weighed, so the number starts empty.
      ...(product.step_grams && kind === "received" && { typed: "" }),
    });
  const find = async (key: string) => {
    const line = lineOf(key);
    if (!line) return;
    set(key, { step: "finding", problem: undefined });
    const result = await call(findScanned, { code: line.code });
    if (!result.ok) return set(key, { problem: result.problem.message });
    const found = result.value.data.map(lineProduct);
    if (found.length > 1) return set(key, { step: "several", several: found });
    if (found[0]) choose(key, found[0]);
    else set(key, { step: "unknown" });
  };
  const refuse = ({ key, product }: ScanLine, { code, message, errors, details }: CallFailure) => {
    if (!refusals.has(code)) return set(key, { step: "unsaved", problem: message });
    const current = code === "changed" ? (details as { now: number | null }).now : undefined;
    set(key, {
      step: "open",
      key: crypto.randomUUID(),
      problem: errors?.["quantity"] ?? message,
      ...(product && current !== undefined && { product: { ...product, stock: current } }),
    });
  };
  const save = async (key: string) => {
    const line = lineOf(key);
    const quantity = line && piecesOf(line, kind);
    if (!line?.product || quantity === undefined || line.step === "saving") return;
    set(key, { step: "saving", problem: undefined });
    const { id, stock: was } = line.product;
    const result = await call(moveStock, {
      id: String(id),
      kind,
      quantity,
      key,
      ...(kind === "counted" && { was }),
    });
    if (!result.ok) return refuse(line, result.problem);
    set(key, { step: "saved", ...result.value.data });
  };
  const undo = async (key: string) => {
    const movement = lineOf(key)?.movement;
    if (!movement) return;
    const result = await call(undoMovement, { id: String(movement) });
    if (!result.ok)
      return set(key, { problem: result.problem.errors?.["quantity"] ?? result.problem.message });
    set(key, { step: "undone", problem: undefined, stock: result.value.data.stock });
  };
  const scan = (code: string) => {
    const [before] = latest.current;
    if (before?.step === "open" && before.code !== code) void save(before.key);
    change((all) => withScan(all, kind, code));
    const [top] = latest.current;
    if (top && top.key !== before?.key) void find(top.key);
  };
  const findLost = useEffectEvent(() => {
    for (const { step, key } of latest.current) if (step === "finding") void find(key);
  });
  useEffect(() => findLost(), []);
  return {
    lines,
    scan,
    find,
    choose,
    save,
    undo,
    type: (key: string, typed: string) => set(key, { typed, problem: undefined }),
    remove: (key: string) => change((all) => all.filter((line) => line.key !== key)),
    clear: () => change((all) => all.filter(({ step }) => step !== "saved" && step !== "undone")),
  };
}

export type LineProps = {
  line: ScanLine;
  kind: ScanKind;
  /** Whether it is the line of the last scan. */
  newest: boolean;
  all: ReturnType<typeof useLines>;
};
