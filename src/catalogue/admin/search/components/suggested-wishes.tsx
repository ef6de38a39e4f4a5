import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { addSuggested, countSuggested, removeSynonyms } from "../contract.ts";

/** The button that adds the suggested synonyms, for everyday wishes; hidden once the shop has them all. */
export function SuggestedWishes({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const suggested = useAdminLoad(countSuggested, {});
  const [isBusy, setIsBusy] = useState(false);
  const count = suggested.value?.data.count ?? 0;
  if (count === 0) return null;
  const reload = () => Promise.all([onChanged(), suggested.load()]);
  const remove = async (ids: number[]) => {
    const result = await call(removeSynonyms, { ids });
    toast({ text: result.ok ? m.synonym_wishes_removed() : result.problem.message });
    await reload();
  };
  const add = async () => {
    setIsBusy(true);
    const result = await call(addSuggested, {});
    setIsBusy(false);
    if (!result.ok) return toast({ text: result.problem.message });
    const { ids } = result.value.data;
    toast({
      text: m.synonym_wishes_added({ count: formatNumber(ids.length) }),
      undo: { label: m.common_undo(), run: () => void remove(ids) },
    });
    await reload();
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-card p-3 shadow-rest">
      <p className="min-w-0 flex-1 basis-64">{m.synonym_wishes_text()}</p>
      <Button size="dense" variant="second" busy={isBusy} onClick={() => void add()}>
        {m.synonym_wishes_add({ count: formatNumber(count) })}
      </Button>
    </div>
  );
}
