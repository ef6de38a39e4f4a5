import Download from "lucide-react/icons/download";
import { useState } from "react";
import { saveFile } from "#src/api/client/save-file.ts";
import type { Operation } from "#src/api/operation.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Summary } from "#src/ui/display/summary.tsx";

type ExportButtonProps<Input> = {
  operation: Operation<Input, string>;
  input: Input;
  /** The content of the file, for screen readers; omitted if the page has only one export. */
  dataName?: string;
  /** The kind of the file, if it is not CSV: shown on the button. */
  kind?: string;
};

/** Downloads a list as a file. */
export function ExportButton<Input>({ operation, input, dataName, kind }: ExportButtonProps<Input>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const failure = await saveFile(operation, input);
    setBusy(false);
    if (failure) toast({ text: failure });
  };
  const label = dataName ? "CSV" : (kind ?? m.export_open());
  return (
    <Button
      variant="second"
      size="dense"
      busy={busy}
      aria-label={dataName ? m.office_csv_of({ of: dataName }) : kind && m.export_as({ kind })}
      onClick={() => void save()}
    >
      <Download size={16} aria-hidden />
      {busy ? m.export_busy() : label}
    </Button>
  );
}

type ExportFootProps<Input> = ExportButtonProps<Input> & {
  text: string;
  columns: [names: readonly string[], meaning: () => string][];
};

/** The export of customers' data, with a description of the file. */
export function ExportFoot<Input>({ text, columns, ...button }: ExportFootProps<Input>) {
  return (
    <details className="group mt-4 rounded-card bg-card px-4 shadow-rest">
      <Summary>{m.export_title()}</Summary>
      <div className="grid justify-items-start gap-3 pb-4">
        <p className="max-w-prose">
          {text} {m.export_opens_in({ kind: "CSV", programs: "Excel, Sheets, LibreOffice" })}
        </p>
        <h2 className="font-bold">{m.export_columns()}</h2>
        <dl className="grid gap-x-4 gap-y-1 text-hint md:grid-cols-[auto_1fr]">
          {columns.map(([names, meaning]) => (
            <div key={names[0]} className="contents">
              <dt>
                {names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ", "}
                    <code className="font-semibold">{name}</code>
                  </span>
                ))}
              </dt>
              <dd className="text-ink-soft max-md:mb-1">{meaning()}</dd>
            </div>
          ))}
        </dl>
        <ExportButton {...button} />
      </div>
    </details>
  );
}
