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
  const list = useId();
  const [active, setActive] = useState<Option["id"]>();
  // Enter was pressed before the results were loaded.
  const [isAwaited, setIsAwaited] = useState(false);
  const found = options?.findIndex(({ id }) => id === active) ?? -1;
  const at = found < 0 && choosesFirst && !stale && options && options.length > 0 ? 0 : found;
  const type = (text: string) => {
    setActive(undefined);
    setIsAwaited(false);
    onType(text);
  };
  const choose = (option: Option | undefined) => {
    if (!option || isDisabled?.(option)) return;
    setActive(undefined);
    onChoose(option);
  };
  const chooseAwaited = useEffectEvent(() => {
    setIsAwaited(false);
    choose(options?.[0]);
  });
  useEffect(() => {
    if (isAwaited && !stale) chooseAwaited();
  }, [isAwaited, stale]);
  const press = (event: KeyboardEvent) => {
    const count = options?.length ?? 0;
    if (event.key === "Enter" && choosesFirst && stale) setIsAwaited(true);
    else if (event.key === "Enter") choose(options?.[at]);
    else if (event.key === "Escape" && field.value !== "") type("");
    else if (event.key === "ArrowDown" && count > 0) setActive(options?.[(at + 1) % count]?.id);
    else if (event.key === "ArrowUp" && count > 0) setActive(options?.at(at <= 0 ? -1 : at - 1)?.id);
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
        aria-controls={options && list}
        aria-activedescendant={at < 0 ? undefined : `${list}-${at}`}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p role="status" className="sr-only">
        {options && !stale ? labels.found : ""}
      </p>
      {options?.length === 0 && !stale && (
        <p className="mt-1 px-3 py-2 text-hint text-ink-soft">{labels.none}</p>
      )}
      {options && options.length > 0 && (
        <div
          id={list}
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
              ref={index === at ? inSight : undefined}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
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

const inSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });
