import { useEffect, useState } from "react";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { ImportPictures } from "../import/components/import-pictures.tsx";
import { ImportProgress } from "../import/components/import-progress.tsx";
import { ImportSummary, ImportUndo, JustMerged } from "../import/components/import-summary.tsx";
import { WrongRows } from "../import/components/wrong-rows.tsx";
import { type Import, showImport, startImport } from "../import/contract.ts";
import { importStateLabels } from "../import/labels.ts";
import { ImportMappingForm } from "../import/mapping/components/import-mapping.tsx";

/** How often the import is loaded again while its rows are merged or undone. */
const pollIntervalMs = 700;
/** The same while only its pictures are fetched. */
const picturePollIntervalMs = 3_000;

/** One import from the checked file to the merged rows; follows the work on it. */
export default function OneImportPage({ id = "" }: { id?: string | undefined }) {
  const importLoad = useAdminLoad(showImport, { id });
  const { value, load } = importLoad;
  const [isMappingAgain, setIsMappingAgain] = useState(false);
  const imported = value?.data;
  const isWorking = imported?.state === "merging" || imported?.state === "undoing";
  const isFetching = imported?.state === "done" && (imported.pictures.waiting ?? 0) > 0;
  useEffect(() => {
    if (!(isWorking || isFetching) || !value) return;
    const timer = setTimeout(() => void load(), isWorking ? pollIntervalMs : picturePollIntervalMs);
    return () => clearTimeout(timer);
  }, [isWorking, isFetching, value, load]);
  const showImported = (data: Import) => importLoad.changeValue(() => ({ data }));
  return (
    <>
      <PageHead
        title={m.import_title()}
        note={
          imported &&
          `${imported.file_name} · ${m.import_by({ day: dayAndTime(imported.at), name: imported.by })}`
        }
      >
        <div className="flex flex-wrap gap-2">
          {imported?.can_map && imported.state === "checked" && !isMappingAgain && (
            <Button variant="second" size="dense" onClick={() => setIsMappingAgain(true)}>
              {m.import_mapping_again()}
            </Button>
          )}
          <ButtonLink variant="second" size="dense" to={localUrl("/admin/import")}>
            {m.import_latest()}
          </ButtonLink>
        </div>
      </PageHead>
      {importLoad.problem && <Failed text={importLoad.problem.message} onRetry={load} />}
      {!imported && !importLoad.problem && <ListSkeleton />}
      {imported && (imported.state === "mapping" || isMappingAgain) && (
        <ImportMappingForm
          imported={imported}
          onChecked={(data) => {
            setIsMappingAgain(false);
            showImported(data);
          }}
        />
      )}
      {imported && imported.state !== "mapping" && !isMappingAgain && (
        <div className="grid gap-3">
          <ImportStatus imported={imported} onStarted={showImported} />
          {isWorking && <ImportProgress imported={imported} onPaused={showImported} />}
          <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
            <div className="grid min-w-0 gap-3">
              <WrongRows imported={imported} onChanged={showImported} />
              <JustMerged rows={imported.merged} />
              <ImportPictures imported={imported} onChanged={showImported} />
            </div>
            <div className="grid gap-3 max-lg:order-first">
              <ImportSummary imported={imported} />
              {imported.state === "done" && <ImportUndo imported={imported} onChanged={showImported} />}
            </div>
          </div>
        </div>
      )}
    </>
  );
}

const startLabel = (rows: number, pictures: number) =>
  rows > 0
    ? m.import_start({ count: formatNumber(rows) })
    : m.import_start_pictures({ count: formatNumber(pictures) });

function ImportStatus({ imported, onStarted }: { imported: Import; onStarted: (imported: Import) => void }) {
  const { busy, problem, send } = useCall(startImport);
  const readyRows = (imported.counts.new ?? 0) + (imported.counts.change ?? 0);
  const pictures = imported.pictures_of_same.staged ?? 0;
  const mayStart = readyRows + pictures > 0 && (imported.state === "checked" || imported.state === "done");
  const start = async () => {
    const result = await send({ id: String(imported.id) });
    if (result?.ok) onStarted(result.value.data);
  };
  return (
    <section className="rounded-card bg-card p-3 shadow-rest">
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p role="status" className="font-bold">
          {imported.state === "done" && readyRows > 0
            ? m.import_state_part()
            : importStateLabels[imported.state]()}
        </p>
        {mayStart && (
          <Button size="dense" busy={busy} className="ml-auto max-sm:w-full" onClick={() => void start()}>
            {busy ? m.import_starting() : startLabel(readyRows, pictures)}
          </Button>
        )}
      </div>
      {imported.unknown_columns.length > 0 && (
        <p className="text-hint text-ink-soft">
          {m.import_unknown({ names: imported.unknown_columns.join(", ") })}
        </p>
      )}
      {problem && <Note look="error">{problem.message}</Note>}
    </section>
  );
}
