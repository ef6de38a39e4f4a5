import { type KeyboardEvent, useState } from "react";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { Stepper, type StepperProps } from "./stepper.tsx";

type TypedStepperProps = Omit<StepperProps, "children"> & {
  /** Parses what is typed; whole numbers by default. */
  read?: ((typed: string) => number | undefined) | undefined;
};

/** A `Stepper` whose count can be typed in either digit set; invalid input becomes 1, and all input is limited to the range. */
export const TypedStepper = ({ read, ...props }: TypedStepperProps) => (
  <Stepper {...props}>
    <TypedCount {...props} read={read} />
  </Stepper>
);

function TypedCount({
  count,
  onChange,
  labels,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  digits = String,
  read = readWholeNumber,
}: TypedStepperProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, read(typed) ?? 1)));
  };
  const keyHandlers: Record<string, () => void> = {
    Enter: commit,
    Escape: () => setTyped(undefined),
    ArrowUp: () => onChange(Math.min(max, count + 1)),
    ArrowDown: () => onChange(Math.max(min, count - 1)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const handler = keyHandlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  };
  return (
    <input
      aria-label={labels.quantity}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? digits(count)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className="w-full min-w-6 flex-1 rounded-badge text-center font-bold focus-visible:-outline-offset-2"
    />
  );
}
