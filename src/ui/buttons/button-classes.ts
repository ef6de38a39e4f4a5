export type ButtonVariant = "primary" | "second" | "quiet" | "danger";
export type ButtonSize = "normal" | "small" | "dense";

const colourClasses: Record<ButtonVariant, string> = {
  primary: "bg-leaf text-card hover:bg-leaf-press",
  second: "border-[1.5px] border-leaf-line bg-card text-leaf hover:bg-leaf-tint",
  quiet: "text-leaf hover:bg-leaf-tint",
  danger: "text-tomato hover:bg-tomato-tint",
};
const disabledClasses =
  "disabled:border-transparent disabled:bg-disabled disabled:text-disabled-ink aria-disabled:border-transparent aria-disabled:bg-disabled aria-disabled:text-disabled-ink";
const sizeClasses: Record<ButtonSize, string> = {
  normal: "min-h-12 rounded-field px-5 py-2.5 text-press",
  small: "reach min-h-10 rounded-small px-3.5 py-1.5 text-add",
  dense: "min-h-9 rounded-small px-3 py-1 text-label pointer-coarse:min-h-11",
};

export function buttonClasses(variant: ButtonVariant, size: ButtonSize, wide: boolean): string {
  return `press inline-flex items-center justify-center gap-2 text-center ${sizeClasses[size]} ${colourClasses[variant]} ${disabledClasses} ${wide ? "w-full" : ""}`;
}
