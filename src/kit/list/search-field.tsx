import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { maxSearch } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { useLetterKeys } from "../keyboard/letter-keys.ts";
import { useListUrl } from "../use-list-url.ts";

const debounceMs = 300;

/** Searches the list while the user types, via the URL. The slash key focuses the field. */
export function SearchField({ label }: { label: string }) {
  const { read, toFilteredUrl, go } = useListUrl();
  const current = read("search") ?? "";
  const [typed, setTyped] = useState(current);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useLetterKeys({
    "/": () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(current);
  }, [current]);
  const search = (text: string) => {
    if (text.trim() !== current) go(toFilteredUrl({ search: text.trim() }), { replace: true });
  };
  useDebouncedCall(typed, search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
  };
  const clear = () => {
    setTyped("");
    search("");
    input.current?.focus();
  };
  return (
    <search className="w-full md:w-80">
      <form onSubmit={submit} className="field-box flex items-center">
        <label htmlFor={id} className="grid size-9 shrink-0 place-items-center text-leaf">
          <Search size={18} aria-hidden />
          <span className="sr-only">{label}</span>
        </label>
        <input
          ref={input}
          id={id}
          name="search"
          value={typed}
          placeholder={label}
          maxLength={maxSearch}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Escape" && clear()}
          className="min-h-9 w-full min-w-0 bg-transparent text-body text-ellipsis pointer-coarse:min-h-11 pointer-coarse:text-long"
        />
        {typed ? (
          <button
            type="button"
            aria-label={m.office_search_clear()}
            onClick={clear}
            className="grid min-h-9 w-9 shrink-0 place-items-center rounded-small pointer-coarse:min-h-11 pointer-coarse:w-11"
          >
            <X size={16} aria-hidden />
          </button>
        ) : (
          <kbd className="mr-2 whitespace-nowrap rounded-badge border border-line px-1.5 text-unit text-ink-soft max-md:hidden pointer-coarse:hidden">
            /
          </kbd>
        )}
      </form>
    </search>
  );
}

/** Calls `search` after the user has stopped typing; not for the initial text. */
function useDebouncedCall(typed: string, search: (text: string) => void) {
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  const initialTyped = useRef(typed);
  useEffect(() => {
    if (typed === initialTyped.current) return;
    // A character that cannot be typed: from now on, the initial text is searched, too.
    initialTyped.current = "\u0000";
    const timer = setTimeout(() => latestSearch.current(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
}
