import { type ComponentProps, type ReactNode, useState } from "react";
import { maxEmail } from "#src/api/limits.ts";
import { controlSizes, FieldFrame, type FieldFrameProps, useFieldIds } from "./frame.tsx";

type FieldProps = Omit<ComponentProps<"input">, "type" | "size"> &
  FieldFrameProps & {
    type?: "text" | "email" | "password" | "tel" | "url" | "search" | "date" | "datetime-local";
    /** Labels of the show-password button; omitted without it. */
    labels?: { show: string; hide: string };
    /** Shown in the box before the text, such as a currency. */
    before?: ReactNode;
  };

/** Keyboard and limits by type of input; the length of an e-mail is that of RFC 5321. */
const typeDefaults: Partial<Record<NonNullable<FieldProps["type"]>, ComponentProps<"input">>> = {
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false, maxLength: maxEmail },
  tel: { inputMode: "tel" },
};

/** A one-line input, 52 px high. `ref` is the input, to focus it after a refusal. */
export function Field(props: FieldProps) {
  const { label, hint, error, aside, labelHidden, className, id, size = "normal", ...rest } = props;
  const { type = "text", labels, before: prefix, ...input } = rest;
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      labelHidden={labelHidden}
      className={className}
      id={ids.id}
    >
      <div className="field-box flex items-stretch">
        {prefix && <span className="grid place-items-center pl-3.5 text-ink-soft">{prefix}</span>}
        <input
          {...ids}
          {...typeDefaults[type]}
          {...input}
          type={isPasswordShown ? "text" : type}
          className={`w-full min-w-0 rounded-[inherit] bg-transparent pr-4 ${prefix ? "pl-2" : "pl-4"} ${controlSizes[size]}`}
        />
        {type === "password" && labels && (
          <button
            type="button"
            aria-pressed={isPasswordShown}
            aria-controls={ids.id}
            onClick={() => setIsPasswordShown(!isPasswordShown)}
            className="min-w-11 shrink-0 rounded-[inherit] px-4 text-label text-leaf focus-visible:-outline-offset-3"
          >
            {isPasswordShown ? labels.hide : labels.show}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
