import { useState } from "react";
import { useNavigate } from "react-router";
import { sendFile } from "#src/api/client/send-file.ts";
import { maxImportRows } from "#src/catalogue/import/rules.ts";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { ImportColumns } from "../import/components/import-columns.tsx";
import { type ImportHead, listImports, stageImport } from "../import/contract.ts";
import { importStateLabels } from "../import/labels.ts";

/** Starts an import with the choice of a file, and lists the latest ones. */
export default function ImportPage() {
  const imports = useAdminLoad(listImports, {});
  return (
    <>
      <PageHead title={m.import_title()} note={m.import_note()} />
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20.625rem]">
        <div className="grid min-w-0 gap-3">
          <FileChoice />
          <ImportColumns />
        </div>
        <section aria-labelledby="latest" className="rounded-card bg-card p-3 shadow-rest">
          <h2 id="latest" className="font-bold">
            {m.import_latest()}
          </h2>
          {imports.value?.data.length === 0 && (
            <p className="mt-1 text-hint text-ink-soft">{m.import_none()}</p>
          )}
          <ul className="divide-y divide-line">
            {imports.value?.data.map((imported) => (
              <li key={imported.id}>
                <ImportLink imported={imported} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function ImportLink({ imported }: { imported: ImportHead }) {
  return (
    <Link
      to={localUrl(`/admin/import/${imported.id}`)}
      className="block min-h-12 rounded-small py-1.5 text-hint hover:bg-leaf-tint"
    >
      <span className="block truncate font-semibold">{imported.file_name}</span>
      <span className="block text-unit text-ink-soft">
        {importStateLabels[imported.state]()} ·{" "}
        {m.import_by({ day: dayAndTime(imported.at), name: imported.by })}
      </span>
    </Link>
  );
}

function FileChoice() {
  const navigate = useNavigate();
  /** From 0 to 1; undefined while no file is being uploaded. */
  const [uploadedShare, setUploadedShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const uploadFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    setUploadedShare(0);
    const result = await sendFile(stageImport, file, { onProgress: setUploadedShare });
    setUploadedShare(undefined);
    if (result.ok) void navigate(localUrl(`/admin/import/${result.value.data.id}`));
    else setProblem(result.problem.message);
  };
  const isUploading = uploadedShare !== undefined;
  return (
    <section className="rounded-card bg-card p-3 shadow-rest">
      <label
        className="flex min-h-32 cursor-pointer flex-col items-center justify-center gap-1 rounded-field border-[1.5px] border-dashed border-field p-4 text-center hover:bg-leaf-tint has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!isUploading) void uploadFile(event.dataTransfer.files[0]);
        }}
      >
        <span className="font-semibold text-leaf">
          {isUploading
            ? m.import_reading({ percent: formatNumber(Math.round(uploadedShare * 100)) })
            : m.import_choose()}
        </span>
        <span className="text-hint text-ink-soft">
          {m.import_choose_hint({ count: formatNumber(maxImportRows) })}
        </span>
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          disabled={isUploading}
          className="sr-only"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void uploadFile(files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {problem && (
        <Note look="error" className="mt-3">
          {problem}
        </Note>
      )}
    </section>
  );
}
