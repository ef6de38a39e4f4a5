import { createContext, type RefObject, useContext, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "#src/ui/buttons/button.tsx";
import type { Question } from "./use-saving.ts";

/** The element below a table row in which its cells show their questions. */
export const QuestionTarget = createContext<HTMLElement | null>(null);

type CellQuestionProps<Value> = {
  label: string;
  question: Question<Value>;
  /** The input of the cell, which gets the focus back afterwards. */
  inputRef: RefObject<HTMLInputElement | null>;
  onAnswer: (value: Value) => void;
  onLeave: () => void;
};

/** Asks before a cell is saved. It takes the focus only from its field; Escape restores the stored value. */
export function CellQuestion<Value>(props: CellQuestionProps<Value>) {
  const { label, question, inputRef, onAnswer, onLeave } = props;
  const targetElement = useContext(QuestionTarget);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useEffect(() => {
    if (document.activeElement === inputRef.current) fieldset.current?.focus();
  }, [inputRef]);
  const returnFocusAfter = (action: () => void) => () => {
    action();
    inputRef.current?.focus();
  };
  const panel = (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={id}
      data-question
      onKeyDown={(event) => event.key === "Escape" && returnFocusAfter(onLeave)()}
      className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-badge bg-turmeric-tint px-3 py-2 text-turmeric-ink -outline-offset-2"
    >
      <p id={id} role="alert" className="min-w-0 text-hint font-semibold">
        {question.text}
      </p>
      <div className="flex flex-wrap gap-2">
        {question.answers.map(({ label, value }, index) => (
          <Button
            key={label}
            size="dense"
            variant={index === 0 ? "primary" : "second"}
            onClick={returnFocusAfter(() => onAnswer(value))}
          >
            {label}
          </Button>
        ))}
        <Button size="dense" variant="quiet" onClick={returnFocusAfter(onLeave)}>
          {question.leaveLabel}
        </Button>
      </div>
    </fieldset>
  );
  return targetElement && createPortal(panel, targetElement);
}
