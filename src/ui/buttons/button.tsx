import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";
import { Link } from "./link.tsx";
import { takeLostFocus } from "./take-focus.ts";

type Look = {
  variant?: ButtonVariant;
  /** Height in px: `small` 40 with a touch target of 48; `dense`, for the back office, 36 with a mouse and 44 with touch. */
  size?: ButtonSize;
  wide?: boolean;
};

export type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean };

/** Disabled while `busy`, and restores its focus afterwards. The caller changes its label. */
export function Button({
  variant = "primary",
  size = "normal",
  wide = false,
  busy = false,
  type = "button",
  className = "",
  onClick,
  ...rest
}: ButtonProps) {
  const pressedButton = useRef<HTMLButtonElement>(null);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    pressedButton.current = event.currentTarget;
    onClick?.(event);
  };
  useEffect(() => {
    if (busy) return;
    takeLostFocus(pressedButton.current);
    pressedButton.current = null;
  }, [busy]);
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClasses(variant, size, wide)} ${className}`}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
      onClick={handleClick}
    />
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & Look;

export function ButtonLink({
  variant = "primary",
  size = "normal",
  wide = false,
  className = "",
  ...rest
}: ButtonLinkProps) {
  return <Link viewTransition {...rest} className={`${buttonClasses(variant, size, wide)} ${className}`} />;
}
