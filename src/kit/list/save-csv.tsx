import Download from "lucide-react/icons/download";
import { byteOrderMark, type CsvValue, toCsvLine } from "#src/api/csv-line.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type SaveCsvProps = {
  /** The file is named `<fileName>-<date>.csv`. */
  fileName: string;
  /** The name of the data, for screen readers. */
  dataName: string;
  /** The column names, then the data of the chart or list. No personal data, which only an export may contain. */
  lines: CsvValue[][];
  /** Hides the border, for the head of a small card. */
  quiet?: boolean;
};

/** How long the browser may take to save the file. */
const saveTimeoutMs = 60_000;

/** A button that saves loaded figures of a chart or list as a CSV file. */
export function SaveCsv({ fileName, dataName, lines, quiet }: SaveCsvProps) {
  const save = () => {
    const link = document.createElement("a");
    const text = [byteOrderMark, ...lines.map(toCsvLine)];
    link.href = URL.createObjectURL(new Blob(text, { type: "text/csv" }));
    link.download = `${fileName}-${new Date().toISOString().slice(0, 10)}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), saveTimeoutMs);
  };
  return (
    <Button
      variant={quiet ? "quiet" : "second"}
      size="dense"
      onClick={save}
      aria-label={m.office_csv_of({ of: dataName })}
    >
      <Download size={16} aria-hidden />
      CSV
    </Button>
  );
}
