import type { ComponentProps } from "react";
import { m } from "#src/language/messages.ts";
import { historyText } from "#src/orders/admin/history-text.ts";
import { Field } from "#src/ui/form/field.tsx";
import type { Caller } from "./contract.ts";

type CallerChoiceProps = {
  callers: Caller[];
  /** A customer's id, or "new"; undefined: not chosen. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** The name field of a new customer. */
  name: Omit<ComponentProps<typeof Field>, "label">;
  /** No customer was chosen. */
  error: string | undefined;
};

/** Chooses the caller among the customers with this number, or a new one by name. */
export function CallerChoice({ callers, chosen, onChoose, name, error }: CallerChoiceProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-label">{m.office_customer()}</legend>
      {callers.map((caller) => (
        <Choice
          key={caller.id}
          value={String(caller.id)}
          chosen={chosen}
          onChoose={onChoose}
          disabled={caller.blocked === 1}
          title={caller.name}
          text={caller.blocked === 1 ? m.phone_order_blocked() : historyText(caller)}
        />
      ))}
      {callers.length > 0 && (
        <Choice value="new" chosen={chosen} onChoose={onChoose} title={m.phone_order_new()} />
      )}
      {chosen === "new" && <Field {...name} size="small" autoComplete="off" label={m.common_name()} />}
      {chosen !== "new" && error && (
        <p role="alert" className="text-hint font-semibold text-tomato">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  value: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  title: string;
  text?: string;
  disabled?: boolean;
};

function Choice({ value, chosen, onChoose, title, text, disabled = false }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small border border-line px-3 py-1.5 has-checked:border-leaf has-checked:bg-leaf-tint">
      <input
        type="radio"
        name="customer"
        value={value}
        disabled={disabled}
        checked={value === chosen}
        onChange={() => onChoose(value)}
        className="dot-box"
      />
      <span className="min-w-0">
        <span className={`block font-semibold ${disabled ? "text-ink-soft" : ""}`}>{title}</span>
        {text && <span className="block text-hint text-ink-soft">{text}</span>}
      </span>
    </label>
  );
}
