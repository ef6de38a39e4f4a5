import { findScanned } from "#src/catalogue/admin/barcodes/contract.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { ScanField } from "#src/kit/scanner/scan-field.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { ScannedCard } from "./scanned-card.tsx";
import { UnknownCode } from "./unknown-code.tsx";

/** Shows the products of the last scanned code, which is stored in the URL. */
export function FindMode() {
  const { read, withChanges, go } = useListUrl();
  const code = read("code") ?? "";
  const { value, problem, stale, load } = useAdminLoad(findScanned, { code }, { loadWhile: code !== "" });
  const foundProducts = stale ? undefined : value?.data;
  return (
    <>
      <ScanField onCode={(next) => go(withChanges({ code: next }), { replace: true })} />
      <div role="status" aria-live="polite" className="grid gap-3">
        {code && !foundProducts && !problem && <ListSkeleton />}
        {problem && <Failed text={problem.message} onRetry={load} />}
        {foundProducts?.map((product) => (
          <ScannedCard key={product.id} product={product} />
        ))}
        {foundProducts?.length === 0 && (
          <div className="rounded-card bg-card p-3 shadow-rest">
            <UnknownCode key={code} code={code} onAssigned={() => void load()} />
          </div>
        )}
      </div>
    </>
  );
}
