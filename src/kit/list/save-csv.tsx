import Download from "lucide-react/icons/download";
import { Button } from "#src/ui/buttons/button.tsx";

type SaveCsvProps = {
  /** The file is called after it and the day. */
  name: string;
  /** Days and numbers, after a line of column names: nothing that a table program could take for a formula. */
  lines: (string | number)[][];
};

/** Saves the figures of a plot that the page has already as a CSV file. */
export function SaveCsv({ name, lines }: SaveCsvProps) {
  const save = () => {
    const link = document.createElement("a");
    const text = lines.map((cells) => `${cells.join(",")}\r\n`).join("");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <Button variant="second" size="dense" onClick={save}>
      <Download size={16} aria-hidden />
      CSV
    </Button>
  );
}
