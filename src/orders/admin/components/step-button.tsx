import type { KeyboardEvent } from "react";
import { Button, type ButtonProps } from "#src/ui/buttons/button.tsx";

type StepButtonProps = Omit<ButtonProps, "onClick" | "size"> & { asleep: boolean; onPress: () => void };

/** Changes an order's status. While `asleep`, it keeps the focus and ignores clicks; a held Enter key clicks once. */
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
