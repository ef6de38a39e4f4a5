import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Button, type ButtonProps } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { CallForm } from "./use-call-form.ts";

type FormFrameProps = {
  form: CallForm;
  /** What the form is about, for screen readers; absent where a heading beside it says so. */
  label?: string;
  className?: string;
  /** Escape leaves all as it was. */
  onClose?: () => void;
  children: ReactNode;
} & Pick<ComponentProps<"form">, "role" | "aria-describedby">;

/** The form of a `useCallForm`. */
export function FormFrame({ form, label, className, onClose, children, ...rest }: FormFrameProps) {
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !onClose) return;
    // What holds the form stays open.
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
  save: string;
  /** What the button says while the call is under way. */
  saving?: string;
  /** The button that leaves all as it was, if there is one. */
  close?: { label: string; onClose: () => void };
  /** Where it is set, stands in place of what the server said. */
  problem?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
} & Pick<ButtonProps, "size" | "variant" | "disabled" | "className" | "value" | "wide" | "aria-disabled">;

/** The foot of a form: why it was refused, and its buttons. */
export function FormFoot(props: FormFootProps) {
  const {
    form,
    save,
    saving = m.common_saving(),
    close,
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
          {form.busy ? saving : save}
        </Button>
        {close && (
          <Button variant="quiet" size={size} onClick={close.onClose}>
            {close.label}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
