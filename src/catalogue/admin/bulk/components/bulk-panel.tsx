import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { useLoad } from "#src/api/client/use-load.ts";
import { AllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Drawer } from "#src/ui/dialog/drawer.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import {
  type BulkChange,
  type BulkLine,
  type BulkOutcome,
  type BulkSelection,
  changeProducts,
  previewProducts,
} from "../contract.ts";
import { BulkFormFields, type BulkKind, createBulkDraft, parseBulkDraft } from "./bulk-fields.tsx";
import { BulkLines } from "./bulk-lines.tsx";

type BulkPanelProps = {
  kind: BulkKind;
  archived: boolean;
  selection: BulkSelection;
  onClose: () => void;
  onDone: (lines: BulkLine[], outcome: BulkOutcome) => void;
};

const titles: Record<BulkKind, () => string> = {
  price: m.bulk_price,
  flags: m.bulk_flags,
  category: m.bulk_category,
  archive: m.bulk_archive,
};

type BulkQuestion = { selection: BulkSelection; change: BulkChange | undefined };
/** Called only with a change: see `loadWhile` below. */
const loadPreview = ({ selection, change }: BulkQuestion) =>
  call(previewProducts, { selection, change: change as BulkChange });

/** Bulk change in two steps: the form, then a preview of every change before it is saved. */
export function BulkPanel({ kind, archived, selection, onClose, onDone }: BulkPanelProps) {
  const [draft, setDraft] = useState(() => createBulkDraft(kind, archived));
  const change = parseBulkDraft(draft);
  const {
    value,
    problem: previewProblem,
    stale,
  } = useLoad(loadPreview, { selection, change }, { loadWhile: change !== undefined });
  const { busy, problem: applyProblem, send } = useCall(changeProducts);
  const currentPreview = change && !stale ? value?.data : undefined;
  const count = currentPreview?.lines.length ?? 0;
  const apply = async () => {
    if (!currentPreview || count === 0) return;
    const rows = currentPreview.lines.map(({ id, was, to }) => ({ id, was, to }));
    const result = await send({ rows });
    if (result?.ok) onDone(currentPreview.lines, result.value.data);
  };
  const title = kind === "archive" && archived ? m.bulk_restore() : titles[kind]();
  const problem = applyProblem ?? (change && previewProblem);
  return (
    <Drawer
      open
      title={title}
      closeLabel={m.common_close()}
      onClose={onClose}
      foot={
        <>
          <Button size="small" busy={busy} disabled={count === 0} onClick={() => void apply()}>
            {busy ? m.common_saving() : m.bulk_apply({ count: formatNumber(count) })}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            {m.office_cancel()}
          </Button>
        </>
      }
    >
      <AllCategories>
        <BulkFormFields draft={draft} onChange={(next) => setDraft((old) => ({ ...old, ...next }))} />
        <div className="mt-4" aria-busy={stale}>
          {problem && <Note look="error">{problem.message}</Note>}
          <p role="status" className="sr-only">
            {currentPreview ? m.bulk_would({ count: formatNumber(count) }) : ""}
          </p>
          {currentPreview && <BulkLines preview={currentPreview} />}
        </div>
      </AllCategories>
    </Drawer>
  );
}
