import { labelsUrl } from "#src/catalogue/admin/barcodes/labels-url.ts";
import { ScanField } from "#src/kit/scanner/scan-field.tsx";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { ScanKind } from "../lines.ts";
import { useLines } from "../use-lines.ts";
import { LineRow } from "./line-row.tsx";

const texts = {
  received: { list: m.scan_received_list, empty: m.scan_received_empty },
  counted: { list: m.scan_counted_list, empty: m.scan_counted_empty },
};

/** Lists the scanned codes; each line is saved as a stock movement. */
export function LinesMode({ kind }: { kind: ScanKind }) {
  const linesState = useLines(kind);
  const { lines } = linesState;
  const savedProducts = lines.flatMap(({ step, product }) => (step === "saved" && product ? [product] : []));
  const waitingCount = lines.filter(({ step }) => step !== "saved" && step !== "undone").length;
  return (
    <>
      <ScanField onCode={linesState.scan} />
      {lines.length === 0 && <Note>{texts[kind].empty()}</Note>}
      {lines.length > 0 && (
        <section aria-labelledby="scanned" className="overflow-clip rounded-card bg-card shadow-rest">
          <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
            <h2 id="scanned" className="mr-auto font-bold">
              {texts[kind].list()}{" "}
              <span role="status" className="text-hint font-normal text-ink-soft">
                {waitingCount > 0
                  ? m.scan_waiting({ count: formatNumber(waitingCount) })
                  : m.scan_all_saved({ count: formatNumber(lines.length) })}
              </span>
            </h2>
            {savedProducts.length > 0 && (
              <>
                <ButtonLink
                  variant="second"
                  size="dense"
                  viewTransition={false}
                  to={labelsUrl(savedProducts)}
                >
                  {m.label_print()}
                </ButtonLink>
                <Button variant="quiet" size="dense" onClick={linesState.clear}>
                  {m.scan_clear()}
                </Button>
              </>
            )}
          </div>
          <ul aria-label={texts[kind].list()} className="divide-y divide-line">
            {lines.map((line, index) => (
              <LineRow
                key={line.key}
                line={line}
                kind={kind}
                isNewest={index === 0}
                linesState={linesState}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
