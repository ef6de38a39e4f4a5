import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { maxSearch } from "#src/api/limits.ts";
import { m } from "#src/language/messages.ts";
import { useListUrl } from "../use-list-url.ts";

const pauseMs = 300;

/** Searches the list while typing; the search stands in the address. Ctrl+K or ⌘K focuses the field. */
export function SearchField({ label }: { label: string }) {
  const { read, narrowed, go } = useListUrl();
  const current = read("search") ?? "";
  const [typed, setTyped] = useState(current);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useShortcut(input);
  const isApple = useIsApple();
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(current);
  }, [current]);
  const search = (text: string) => {
    if (text.trim() !== current) go(narrowed({ search: text.trim() }), { replace: true });
  };
  useAfterPause(typed, search);
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
          aria-keyshortcuts="Control+K Meta+K"
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
            {isApple ? "⌘ K" : "Ctrl K"}
          </kbd>
        )}
      </form>
    </search>
  );
}

function useAfterPause(typed: string, search: (text: string) => void) {
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const first = useRef(typed);
  useEffect(() => {
    // The search that came with the address is shown already.
    if (typed === first.current) return;
    first.current = "\u0000";
    const timer = setTimeout(() => latest.current(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
}

const never = () => () => undefined;

/** Whether the keyboard has ⌘ in place of Ctrl. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
}

/** A shortcut of a single key is pressed by accident, and by speech input (WCAG 2.1.4). */
function useShortcut(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By the key's place: a Bengali layout has another letter there.
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [input]);
}
