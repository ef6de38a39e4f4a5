import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { Link } from "./link.tsx";
import { type ButtonSize, type ButtonVariant, buttonLook } from "./look.ts";
import { takeLostFocus } from "./take-focus.ts";

type Look = {
  variant?: ButtonVariant;
  /** `small` is drawn 40 high and touched on 48; `dense`, for the back office, is 36 with a mouse and 44 with a finger. */
  size?: ButtonSize;
  /** As wide as what holds it. */
  wide?: boolean;
};

export type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean };

/** Something to press. While `busy` it is disabled; if that took the focus from it, it gets it back. The caller changes its words. */
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
  const pressed = useRef<HTMLButtonElement>(null);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    onClick?.(event);
  };
  useEffect(() => {
    if (busy) return;
    takeLostFocus(pressed.current);
    pressed.current = null;
  }, [busy]);
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonLook(variant, size, wide)} ${className}`}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
      onClick={press}
    />
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button. */
export function ButtonLink({
  variant = "primary",
  size = "normal",
  wide = false,
  className = "",
  ...rest
}: ButtonLinkProps) {
  return <Link viewTransition {...rest} className={`${buttonLook(variant, size, wide)} ${className}`} />;
}
