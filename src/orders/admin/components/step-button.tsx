import type { KeyboardEvent } from "react";
import { Button, type ButtonProps } from "#src/ui/buttons/button.tsx";

type StepButtonProps = Omit<ButtonProps, "onClick" | "size"> & { asleep: boolean; onPress: () => void };

/** A button for a step. `asleep`: keeps the focus and ignores presses; a key held down presses once. */
export function StepButton({ asleep, onPress, ...rest }: StepButtonProps) {
  const pressedOnce = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  };
  return (
    <Button
      {...rest}
      size="dense"
      aria-disabled={asleep || undefined}
      data-asleep={asleep || undefined}
      onKeyDown={pressedOnce}
      onClick={() => asleep || onPress()}
    />
  );
}
