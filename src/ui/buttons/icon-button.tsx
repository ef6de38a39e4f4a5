import type { ComponentProps } from "react";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
  label: string;
  /** `white` floats over a picture. */
  look?: "plain" | "white";
};

const lookClasses = {
  plain: "hover:bg-leaf-tint",
  white: "bg-card text-leaf shadow-control hover:bg-leaf-tint",
};

/** An icon button, 44 × 44 px. */
export function IconButton({
  label,
  look = "plain",
  type = "button",
  className = "",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`press inline-grid size-11 shrink-0 place-items-center rounded-small disabled:text-disabled-ink ${lookClasses[look]} ${className}`}
    />
  );
}
