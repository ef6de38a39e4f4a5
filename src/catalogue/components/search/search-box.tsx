import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { maxTerm } from "#src/catalogue/rules.ts";
import { rememberSearch } from "#src/catalogue/search/browser/recent-searches.ts";
import type { SuggestedProduct } from "#src/catalogue/search/browser/suggested.ts";
import type { LoadBoughtBefore } from "#src/catalogue/search/browser/use-empty-box.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { PanelKeys } from "./suggestion-panel.tsx";

/** Loaded on the first focus, so that only searching users download it. */
const SuggestionPanel = lazy(() => import("./suggestion-panel.tsx"));

const listId = "search-suggestions";

type SearchBoxProps = {
  renderAction: (product: SuggestedProduct) => ReactNode;
  /** Products that the customer bought before. */
  loadBought: LoadBoughtBefore;
};

/** Suggests while the user types, and opens the listing on submit; ignores a blank search (SPEC 5). */
export function SearchBox({ renderAction, loadBought }: SearchBoxProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** Set by the panel: handles arrow keys and Enter. */
  const panelKeys = useRef<PanelKeys>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [rowCount, setRowCount] = useState(0);
  const isExpanded = isOpen && rowCount > 0;

  const close = () => {
    setIsOpen(false);
    setActiveId(undefined);
  };
  const goTo = (to: string, term?: string) => {
    if (term) rememberSearch(term);
    setText("");
    close();
    input.current?.blur();
    void navigate(to, { viewTransition: true });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const search = (input.current?.value ?? "").trim();
    if (search) goTo(`${localUrl("/products")}?${new URLSearchParams({ search })}`, search);
    else input.current?.focus();
  };
  const openFor = (typedText: string) => {
    setText(typedText);
    setIsOpen(true);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (isOpen) panelKeys.current?.press(event);
  };
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  // A tap on a suggestion must not blur the box, because a phone would then close its keyboard and the list.
  const keepFocus = (event: MouseEvent) => {
    if (event.target !== input.current) event.preventDefault();
  };

  return (
    <search className="relative" onBlur={closeOnBlur} onMouseDown={keepFocus}>
      <form
        method="get"
        action={localUrl("/products")}
        onSubmit={submit}
        className="field-box flex h-12 items-center border-leaf-line lg:h-13 lg:pr-1.5"
      >
        <button
          type="submit"
          aria-label={m.common_search()}
          className="grid h-full w-12 shrink-0 place-items-center rounded-[inherit] text-leaf focus-visible:-outline-offset-4"
        >
          <Search size={21} aria-hidden />
        </button>
        <input
          ref={input}
          type="text"
          role="combobox"
          name="search"
          id="search"
          value={text}
          aria-label={m.search_label()}
          aria-expanded={isExpanded}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={m.search_placeholder()}
          maxLength={maxTerm}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={(event) => openFor(event.target.value)}
          onChange={(event) => openFor(event.target.value)}
          onKeyDown={pressKey}
          className="h-full w-full min-w-0 rounded-[inherit] bg-transparent text-long leading-normal placeholder:font-bangla-word"
        />
        {text && (
          <button
            type="button"
            aria-label={m.search_clear()}
            onClick={() => {
              setText("");
              input.current?.focus();
            }}
            className="grid h-11 w-11 shrink-0 place-items-center rounded-small text-leaf"
          >
            <X size={20} aria-hidden />
          </button>
        )}
        <button
          type="submit"
          tabIndex={-1}
          aria-hidden="true"
          className="press hidden h-10 shrink-0 rounded-small bg-leaf px-4 text-add text-card hover:bg-leaf-press lg:block"
        >
          {m.common_search()}
        </button>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionPanel
            id={listId}
            text={text}
            panelKeys={panelKeys}
            renderAction={renderAction}
            loadBought={loadBought}
            onActive={setActiveId}
            onRows={setRowCount}
            onGo={goTo}
          />
        </Suspense>
      )}
    </search>
  );
}
