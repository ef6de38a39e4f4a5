import { useState } from "react";
import { ListFrame } from "#src/kit/list/list-frame.tsx";
import { SearchField } from "#src/kit/list/search-field.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { listSynonyms, type Synonym } from "../contract.ts";
import { SuggestedWishes } from "./suggested-wishes.tsx";
import { SynonymForm } from "./synonym-form.tsx";

/** The synonyms and their form; `words` in the URL starts a new one. */
export function SynonymView() {
  const { read, withChanges, go } = useListUrl();
  const words = read("words");
  const search = read("search");
  const list = useAdminLoad(listSynonyms, { search, after: read("after") });
  const [chosenSynonym, setChosenSynonym] = useState<Synonym | "new">();
  const openSynonym = chosenSynonym ?? (words ? "new" : undefined);
  const close = () => {
    setChosenSynonym(undefined);
    if (words) go(withChanges({ words: undefined }), { replace: true });
    void list.load();
  };
  return (
    <>
      {openSynonym && (
        <SynonymForm
          key={openSynonym === "new" ? `new ${words}` : openSynonym.id}
          synonym={openSynonym === "new" ? undefined : openSynonym}
          words={words}
          onDone={(text) => {
            close();
            toast({ text });
          }}
          onClose={close}
        />
      )}
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField label={m.synonym_search()} />
        <Button size="dense" className="ml-auto" onClick={() => setChosenSynonym("new")}>
          {m.synonym_add()}
        </Button>
      </div>
      <SuggestedWishes onChanged={list.load} />
      <ListFrame
        list={list}
        empty={{ title: m.synonym_none(), text: m.synonym_none_text() }}
        unfiltered={search ? withChanges({ search: undefined }) : undefined}
      >
        {(rows) => (
          <ul
            aria-label={m.office_synonyms()}
            className="divide-y divide-line rounded-card bg-card shadow-rest"
          >
            {rows.map((synonym) => (
              <SynonymRow key={synonym.id} synonym={synonym} onOpen={() => setChosenSynonym(synonym)} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
}

function SynonymRow({ synonym, onOpen }: { synonym: Synonym; onOpen: () => void }) {
  const { words, kinds } = synonym;
  return (
    <li className="flex min-h-12 items-center gap-3 px-3 py-1.5">
      <p className="min-w-0 flex-1 wrap-anywhere">
        {words.join(", ")}
        {kinds.length > 0 && (
          <span className="block text-hint text-ink-soft">
            {m.synonym_kinds_of()}: {kinds.join(", ")}
          </span>
        )}
      </p>
      <Button
        size="dense"
        variant="quiet"
        onClick={onOpen}
        aria-label={m.synonym_change_of({ word: words[0] ?? "" })}
      >
        {m.common_change()}
      </Button>
    </li>
  );
}
