import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Button, type ButtonProps } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { CallForm } from "./use-call-form.ts";

type FormFrameProps = {
  form: CallForm;
  /** The accessible name; omitted if a heading names the form. */
  label?: string;
  className?: string;
  onClose?: () => void;
  children: ReactNode;
} & Pick<ComponentProps<"form">, "role" | "aria-describedby">;

/** Renders the form of a `useCallForm`. */
export function FormFrame({ form, label, className, onClose, children, ...rest }: FormFrameProps) {
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !onClose) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      {...rest}
      ref={form.element}
      method="post"
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => void form.submit(event)}
      onKeyDown={closeByKey}
    >
      {children}
    </form>
  );
}

type FormFootProps = {
  form: CallForm;
  /** The label of the button, and the one while it saves. */
  saveLabel: string;
  savingLabel?: string;
  /** A second button, which closes the form; none without it. */
  close?: { label: string; onClose: () => void };
  /** Replaces the server's message. */
  problem?: ReactNode;
  children?: ReactNode;
} & Pick<ButtonProps, "size" | "variant" | "disabled" | "className" | "value" | "wide" | "aria-disabled">;

/** The foot of a form: the server's refusal, and the buttons. */
export function FormFoot(props: FormFootProps) {
  const {
    form,
    saveLabel,
    savingLabel = m.common_saving(),
    close: closeButton,
    problem,
    children,
    size = "dense",
    ...button
  } = props;
  return (
    <>
      {form.problem && <Note look="error">{problem || form.problem.message}</Note>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size={size} busy={form.busy} {...button}>
          {form.busy ? savingLabel : saveLabel}
        </Button>
        {closeButton && (
          <Button variant="quiet" size={size} onClick={closeButton.onClose}>
            {closeButton.label}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
