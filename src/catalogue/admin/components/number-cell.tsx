import { type KeyboardEvent, useId, useRef } from "react";
import { CellQuestion } from "./cell-question.tsx";
import { CellError, CellSign } from "./cell-sign.tsx";
import { type Cell, cellText, useCell } from "./use-cell.ts";

type NumberCellProps<Value extends number | null> = Cell<Value> & {
  /** The accessible name: field and product. */
  label: string;
  /** Shown behind the number in the table; on cards it is part of the label. */
  unit?: string | undefined;
  placeholder?: string;
  /** Marks the number with a background colour. */
  isHighlighted?: boolean;
  /** `decimal` shows a decimal point on a phone's keyboard. */
  keyboard?: "decimal" | "numeric";
  /** The name of the column; ↑ and ↓ focus its field in the previous or next row. */
  column: string;
};

/** A number edited in place. Enter or blur saves, Escape restores the stored value. */
export function NumberCell<Value extends number | null>(props: NumberCellProps<Value>) {
  const { label, value, unit, placeholder, keyboard = "decimal", column } = props;
  const { typedText, state, type, restore, commit, answer } = useCell(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasFailed = state.step === "failed";
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") void commit({ retry: true });
    if (event.key === "Escape") restore();
    if (event.key === "ArrowDown") moveFocusInColumn(event, column, 1);
    if (event.key === "ArrowUp") moveFocusInColumn(event, column, -1);
  };
  return (
    <div>
      <div
        className={`field-box flex items-center rounded-badge pl-1 ${props.isHighlighted ? "bg-turmeric-tint" : ""} ${hasFailed ? "" : "not-focus-within:not-hover:rounded-b-none not-focus-within:not-hover:border-transparent not-focus-within:not-hover:border-b-field"}`}
      >
        <CellSign state={state} label={label} />
        <input
          ref={inputRef}
          aria-label={label}
          aria-invalid={hasFailed || undefined}
          aria-describedby={hasFailed ? id : undefined}
          inputMode={keyboard}
          autoComplete="off"
          data-column={column}
          placeholder={placeholder}
          value={typedText ?? cellText(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => void commit({ retry: false })}
          onKeyDown={handleKeyDown}
          className="min-h-8 w-full min-w-0 rounded-[inherit] bg-transparent pr-2 pl-1 text-right text-hint font-semibold placeholder:text-unit placeholder:font-normal pointer-coarse:min-h-11 pointer-coarse:text-long"
        />
        {unit && value !== null && (
          <span aria-hidden className="-ml-1.5 shrink-0 pr-1 text-unit text-ink-soft max-md:hidden">
            {unit}
          </span>
        )}
      </div>
      <CellError id={id} state={state} />
      {state.step === "asking" && (
        <CellQuestion
          label={label}
          question={state.question}
          inputRef={inputRef}
          onAnswer={answer}
          onLeave={restore}
        />
      )}
    </div>
  );
}

/** Focuses the field `rowOffset` rows further down in a column, if there is one. */
function moveFocusInColumn(event: KeyboardEvent<HTMLInputElement>, column: string, rowOffset: number) {
  const cells = [...document.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`)];
  const next = cells[cells.indexOf(event.currentTarget) + rowOffset];
  event.preventDefault();
  next?.focus();
  next?.select();
}
