import type { ComponentProps, ReactNode } from "react";

type RadioCardProps = Omit<ComponentProps<"input">, "type" | "title"> & {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
};

/** A radio button as a card; wrap those of one `name` in a fieldset with a legend. */
export function RadioCard({ title, text, icon, className = "", ...input }: RadioCardProps) {
  return (
    <label
      className={`[--hint:var(--color-ink-soft)] flex min-h-17 items-center gap-4 rounded-field border-[1.5px] border-field bg-card px-4 py-2.5 has-checked:border-leaf has-checked:bg-leaf-tint has-checked:[--hint:var(--color-leaf-press)] has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${className}`}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-label">{title}</span>
        {text && <span className="mt-0.5 block text-hint text-(color:--hint)">{text}</span>}
      </span>
      <input {...input} type="radio" className="dot-box outline-none" />
    </label>
  );
}
