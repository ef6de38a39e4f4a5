import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { findScanned } from "../barcodes/contract.ts";
import { moveStock, undoMovement } from "../stock/contract.ts";
import {
  addScan,
  readLines,
  readPieces,
  type ScanKind,
  type ScanLine,
  storeLines,
  toScanProduct,
} from "./lines.ts";

/** The problems after which nothing was saved; after any other failure the movement may have been saved. */
const refusalCodes = new Set(["invalid_fields", "not_found", "changed", "not_allowed"]);

/** Scanned lines, stored on this device until they are saved as stock movements. Browser only. */
export function useLines(kind: ScanKind) {
  const [lines, setLines] = useState(() => readLines(kind));
  const latestLines = useRef(lines);
  const changeLines = (edit: (lines: ScanLine[]) => ScanLine[]) => {
    latestLines.current = edit(latestLines.current);
    storeLines(kind, latestLines.current);
    setLines(latestLines.current);
  };
  const updateLine = (key: string, changes: Partial<ScanLine>) =>
    changeLines((current) => current.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  const findLine = (key: string) => latestLines.current.find((line) => line.key === key);

  const choose = (key: string, product: NonNullable<ScanLine["product"]>) =>
    updateLine(key, {
      step: "open",
      product,
      several: undefined,
      // Received goods sold by weight have to be weighed, so the number starts empty.
      ...(product.step_grams && kind === "received" && { typed: "" }),
    });
  const find = async (key: string) => {
    const line = findLine(key);
    if (!line) return;
    updateLine(key, { step: "finding", problem: undefined });
    const result = await call(findScanned, { code: line.code });
    if (!result.ok) return updateLine(key, { problem: result.problem.message });
    const products = result.value.data.map(toScanProduct);
    if (products.length > 1) return updateLine(key, { step: "several", several: products });
    if (products[0]) choose(key, products[0]);
    else updateLine(key, { step: "unknown" });
  };
  const showFailure = ({ key, product }: ScanLine, { code, message, errors, details }: CallFailure) => {
    if (!refusalCodes.has(code)) return updateLine(key, { step: "unsaved", problem: message });
    const currentStock = code === "changed" ? (details as { now: number | null }).now : undefined;
    updateLine(key, {
      step: "open",
      // The corrected number is another movement.
      key: crypto.randomUUID(),
      problem: errors?.["quantity"] ?? message,
      ...(product && currentStock !== undefined && { product: { ...product, stock: currentStock } }),
    });
  };
  const save = async (key: string) => {
    const line = findLine(key);
    const quantity = line && readPieces(line, kind);
    if (!line?.product || quantity === undefined || line.step === "saving") return;
    updateLine(key, { step: "saving", problem: undefined });
    const { id, stock: previousStock } = line.product;
    const result = await call(moveStock, {
      id: String(id),
      kind,
      quantity,
      key,
      ...(kind === "counted" && { was: previousStock }),
    });
    if (!result.ok) return showFailure(line, result.problem);
    updateLine(key, { step: "saved", ...result.value.data });
  };
  const undo = async (key: string) => {
    const movement = findLine(key)?.movement;
    if (!movement) return;
    const result = await call(undoMovement, { id: String(movement) });
    if (!result.ok)
      return updateLine(key, { problem: result.problem.errors?.["quantity"] ?? result.problem.message });
    updateLine(key, { step: "undone", problem: undefined, stock: result.value.data.stock });
  };
  const scan = (code: string) => {
    const [previousLine] = latestLines.current;
    // Scanning another product saves the line before it.
    if (previousLine?.step === "open" && previousLine.code !== code) void save(previousLine.key);
    changeLines((current) => addScan(current, kind, code));
    const [newestLine] = latestLines.current;
    if (newestLine && newestLine.key !== previousLine?.key) void find(newestLine.key);
  };
  const resumeFinding = useEffectEvent(() => {
    for (const { step, key } of latestLines.current) if (step === "finding") void find(key);
  });
  useEffect(() => resumeFinding(), []);
  return {
    lines,
    scan,
    find,
    choose,
    save,
    undo,
    changeTypedText: (key: string, typed: string) => updateLine(key, { typed, problem: undefined }),
    remove: (key: string) => changeLines((current) => current.filter((line) => line.key !== key)),
    clear: () =>
      changeLines((current) => current.filter(({ step }) => step !== "saved" && step !== "undone")),
  };
}

export type LineProps = {
  line: ScanLine;
  kind: ScanKind;
  /** Whether it is the line of the last scan. */
  isNewest: boolean;
  linesState: ReturnType<typeof useLines>;
};
