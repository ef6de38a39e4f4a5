import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { Field } from "./field.tsx";

type ComboboxProps<Option> = Omit<
  ComponentProps<typeof Field>,
  "value" | "onChange" | "children" | "labels"
> & {
  value: string;
  onType: (text: string) => void;
  /** The results; undefined without a search. */
  options: readonly Option[] | undefined;
  stale: boolean;
  labels: { list: string; found: string; none: string };
  isDisabled?: (option: Option) => boolean;
  /** Enter chooses the first result unless the arrow keys moved. */
  choosesFirst?: boolean;
  onChoose: (option: Option) => void;
  children: (option: Option) => ReactNode;
};

/** A search field with results: arrow keys move, Enter chooses, Escape clears. */
export function Combobox<Option extends { id: number | string }>(props: ComboboxProps<Option>) {
  const {
    onType,
    options,
    stale,
    labels,
    isDisabled,
    choosesFirst = false,
    onChoose,
    children,
    ...field
  } = props;
  const listId = useId();
  const [activeId, setActiveId] = useState<Option["id"]>();
  // Enter was pressed before the results were loaded.
  const [isAwaited, setIsAwaited] = useState(false);
  const activeIndex = options?.findIndex(({ id }) => id === activeId) ?? -1;
  const selectedIndex =
    activeIndex < 0 && choosesFirst && !stale && options && options.length > 0 ? 0 : activeIndex;
  const changeText = (text: string) => {
    setActiveId(undefined);
    setIsAwaited(false);
    onType(text);
  };
  const choose = (option: Option | undefined) => {
    if (!option || isDisabled?.(option)) return;
    setActiveId(undefined);
    onChoose(option);
  };
  const chooseAwaited = useEffectEvent(() => {
    setIsAwaited(false);
    choose(options?.[0]);
  });
  useEffect(() => {
    if (isAwaited && !stale) chooseAwaited();
  }, [isAwaited, stale]);
  const handleKey = (event: KeyboardEvent) => {
    const count = options?.length ?? 0;
    if (event.key === "Enter" && choosesFirst && stale) setIsAwaited(true);
    else if (event.key === "Enter") choose(options?.[selectedIndex]);
    else if (event.key === "Escape" && field.value !== "") changeText("");
    else if (event.key === "ArrowDown" && count > 0) setActiveId(options?.[(selectedIndex + 1) % count]?.id);
    else if (event.key === "ArrowUp" && count > 0)
      setActiveId(options?.at(selectedIndex <= 0 ? -1 : selectedIndex - 1)?.id);
    else return;
    // Prevents submitting the form and closing the dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div>
      <Field
        {...field}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={options !== undefined}
        aria-controls={options && listId}
        aria-activedescendant={selectedIndex < 0 ? undefined : `${listId}-${selectedIndex}`}
        onChange={(event) => changeText(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <p role="status" className="sr-only">
        {options && !stale ? labels.found : ""}
      </p>
      {options?.length === 0 && !stale && (
        <p className="mt-1 px-3 py-2 text-hint text-ink-soft">{labels.none}</p>
      )}
      {options && options.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={labels.list}
          aria-busy={stale}
          className="mt-1 divide-y divide-line overflow-clip rounded-field border border-line bg-card"
        >
          {options.map((option, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={option.id}
              ref={index === selectedIndex ? scrollIntoSight : undefined}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === selectedIndex}
              disabled={isDisabled?.(option)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className="flex min-h-11 w-full items-center gap-2.5 px-2 py-1 text-left text-hint hover:bg-leaf-tint disabled:text-ink-soft disabled:hover:bg-transparent aria-selected:bg-leaf-tint"
            >
              {children(option)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const scrollIntoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });
