import type { ComponentProps, MouseEvent } from "react";
import { Link } from "./link.tsx";
import { type ButtonSize, type ButtonVariant, buttonLook } from "./look.ts";

type Look = {
  variant?: ButtonVariant;
  /** `small` is drawn 40 high and touched on 48; `dense`, for the back office, is 36 with a mouse and 44 with a finger. */
  size?: ButtonSize;
  /** As wide as what holds it. */
  wide?: boolean;
};

export type ButtonProps = ComponentProps<"button"> & Look & { busy?: boolean };

/** Something to press. While `busy` it keeps the focus and does nothing; the caller changes its words. */
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
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonLook(variant, size, wide)} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
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
