import { Search } from "lucide-react";
import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/words.ts";

/** Leads to the listing of what was typed, and empties itself. A blank one does nothing (SPEC 5). */
export function SearchBox() {
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.elements.namedItem("search") as HTMLInputElement;
    const search = input.value.trim();
    if (!search) return;
    form.reset();
    input.blur();
    void navigate(`${here("/products")}?${new URLSearchParams({ search })}`, { viewTransition: true });
  };
  return (
    <search>
      <form
        method="get"
        action={here("/products")}
        onSubmit={submit}
        className="field-box flex h-12 items-center border-leaf-line lg:h-13 lg:pr-1.5"
      >
        <button
          type="submit"
          aria-label={m.search_submit()}
          className="grid h-full w-12 shrink-0 place-items-center rounded-[inherit] text-leaf focus-visible:-outline-offset-4"
        >
          <Search size={21} aria-hidden />
        </button>
        <input
          type="search"
          name="search"
          id="search"
          aria-label={m.search_label()}
          placeholder={m.search_placeholder()}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="h-full w-full min-w-0 rounded-[inherit] bg-transparent pr-4 text-long leading-normal placeholder:font-bangla-word"
        />
        <button
          type="submit"
          tabIndex={-1}
          aria-hidden="true"
          className="press hidden h-10 shrink-0 rounded-small bg-leaf px-4 text-add text-card hover:bg-leaf-press lg:block"
        >
          {m.search_submit()}
        </button>
      </form>
    </search>
  );
}
