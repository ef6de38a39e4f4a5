import Printer from "lucide-react/icons/printer";
import { lazy, Suspense } from "react";
import { EmptyList } from "#src/kit/list/empty-list.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { Tabs } from "#src/kit/list/tabs.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { listLabels } from "../barcodes/contract.ts";
import { type LabelPaper, labelPapers } from "../barcodes/label-papers.ts";

/** Loads the library that draws barcodes only on this page. */
const LabelSheets = lazy(() => import("../barcodes/components/label-sheets.tsx"));

/** Prints the shelf labels of the products in the URL. */
export default function LabelsPage() {
  const { read, withChanges } = useListUrl();
  const products = read("products") ?? "";
  const { value, problem, load } = useAdminLoad(listLabels, { products }, { loadWhile: products !== "" });
  const papers = Object.keys(labelPapers) as LabelPaper[];
  const paper = papers.find((name) => name === read("paper")) ?? "a4";
  const labels = value?.data ?? [];
  return (
    <>
      <div className="print:hidden">
        <PageHead
          title={m.label_title()}
          note={value && m.label_count({ count: formatNumber(labels.length) })}
        >
          <div className="flex flex-wrap gap-2">
            <ButtonLink viewTransition={false} variant="second" size="dense" to={localUrl("/admin/products")}>
              {m.office_products()}
            </ButtonLink>
            {labels.length > 0 && (
              <Button size="dense" onClick={() => window.print()}>
                <Printer size={18} aria-hidden />
                {m.label_print_now()}
              </Button>
            )}
          </div>
        </PageHead>
        <Tabs
          label={m.label_paper()}
          tabs={papers.map((choice) => ({
            name: labelPapers[choice](),
            to: withChanges({ paper: choice }),
            chosen: choice === paper,
          }))}
        />
        <p className="mb-3 text-hint text-ink-soft">{m.label_print_hint()}</p>
      </div>
      {problem && <Failed text={problem.message} onRetry={load} />}
      {products && !value && !problem && <ListSkeleton />}
      {(!products || (value && labels.length === 0)) && (
        <EmptyList
          title={m.label_none()}
          text={m.label_none_text()}
          next={{ label: m.office_products(), to: localUrl("/admin/products") }}
        />
      )}
      {labels.length > 0 && (
        <Suspense fallback={<ListSkeleton />}>
          <LabelSheets products={labels} paper={paper} />
        </Suspense>
      )}
    </>
  );
}
