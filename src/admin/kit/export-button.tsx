import Download from "lucide-react/icons/download";
import { useState } from "react";
import { requestFor } from "../../api/client.ts";
import type { Operation } from "../../api/operation.ts";
import { m } from "../../language/messages.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/dialog/toast.ts";

type ExportButtonProps<Input> = { operation: Operation<Input, string>; input: Input };

/** Saves what a list shows as a CSV file. The file is fetched, because a plain link would not say who asks. */
export function ExportButton<Input>({ operation, input }: ExportButtonProps<Input>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const file = await fetch(requestFor(operation, input))
      .then(fileOf)
      .catch(() => undefined);
    setBusy(false);
    if (!file) return toast({ text: m.problem_unreachable() });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file.content);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <Button variant="second" size="dense" busy={busy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {busy ? m.export_busy() : m.export_open()}
    </Button>
  );
}

async function fileOf(answer: Response) {
  const name = /filename="(.+?)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return answer.ok && name ? { name, content: await answer.blob() } : undefined;
}
