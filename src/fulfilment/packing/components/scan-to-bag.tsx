import { useState } from "react";
import { CameraButton } from "#src/kit/scanner/camera-button.tsx";
import { CameraView } from "#src/kit/scanner/camera-view.tsx";
import { useScannerKeys } from "#src/kit/scanner/use-scanner-keys.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber } from "#src/language/numbers/numbers.ts";
import { Note } from "#src/ui/display/note.tsx";
import { type BagLine, findLineByCode } from "../packing-draft.ts";
import type { Bag } from "../use-packing.ts";

type ScanToBagProps = { bag: Bag; onWeigh: (line: BagLine) => void };

/** Adds one piece to the bag per scan; a line's last piece ticks it. Goods sold by weight must be weighed instead. */
export function ScanToBag({ bag, onWeigh }: ScanToBagProps) {
  const [feedback, setFeedback] = useState<{ text: string; wrong?: boolean }>();
  const scan = (code: string) => {
    const line = findLineByCode(bag.lines, code);
    if (!line)
      return setFeedback({ text: m.packing_scan_not_here({ code: formatDigits(code) }), wrong: true });
    const { key, quantity, packed, stepGrams, product } = line;
    const { name } = product;
    if (packed) return setFeedback({ text: m.packing_scan_enough({ name }), wrong: true });
    if (stepGrams !== undefined) {
      onWeigh(line);
      return setFeedback({ text: m.packing_scan_weigh({ name }) });
    }
    const scanned = (line.scanned ?? 0) + 1;
    bag.changeLine(key, { scanned });
    if (scanned >= quantity) void bag.tick(line, true);
    setFeedback({
      text: m.packing_scan_done({ name, count: formatNumber(scanned), of: formatNumber(quantity) }),
    });
  };
  useScannerKeys(scan);
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <CameraButton />
        <div role="status" className="min-w-0 flex-1 text-hint">
          {feedback ? (
            <Note look={feedback.wrong ? "info" : "done"}>{feedback.text}</Note>
          ) : (
            <p className="text-ink-soft">{m.packing_scan_hint()}</p>
          )}
        </div>
      </div>
      <CameraView onCode={scan} />
    </>
  );
}
