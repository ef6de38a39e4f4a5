import type { KeyboardEvent } from "react";
import { Button, type ButtonProps } from "#src/ui/buttons/button.tsx";

type StepButtonProps = Omit<ButtonProps, "onClick" | "size"> & { inactive: boolean; onPress: () => void };

/** Changes an order's status. While `inactive`, it keeps the focus and ignores clicks; a held Enter key clicks once. */
export function StepButton({ inactive, onPress, ...rest }: StepButtonProps) {
  const ignoreRepeatedEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  };
  return (
    <Button
      {...rest}
      size="dense"
      aria-disabled={inactive || undefined}
      data-inactive={inactive || undefined}
      onKeyDown={ignoreRepeatedEnter}
      onClick={() => inactive || onPress()}
    />
  );
}
