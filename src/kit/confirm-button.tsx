import { type ReactNode, useId, useState } from "react";
import { Button, type ButtonProps } from "../ui/buttons/button.tsx";
import { focusOnMount } from "./focus-on-mount.ts";

type ConfirmButtonProps = Pick<ButtonProps, "variant" | "size"> & {
  label: string;
  /** The accessible name, if the label alone is ambiguous. */
  fullLabel?: string;
  question: ReactNode;
  children?: ReactNode;
  /** The labels of the two buttons: act, or leave everything as it is. */
  confirmLabel: string;
  keepLabel: string;
  /** Resolves to the message of a refusal, which is then shown; undefined if it was done. */
  onConfirm: () => Promise<string | undefined>;
};

/** A button that asks for confirmation of an action that is hard to undo. Escape cancels. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { variant = "danger", size = "small" } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const show = (shouldOpen: boolean) => {
    setRefusal(undefined);
    setIsOpen(shouldOpen);
  };
  const runAction = async () => {
    setIsBusy(true);
    const reason = await props.onConfirm();
    setIsBusy(false);
    setRefusal(reason);
    setIsOpen(reason !== undefined);
  };
  if (!isOpen)
    return (
      <Button
        variant={variant}
        size={size}
        className="ml-auto"
        aria-label={props.fullLabel}
        onClick={() => show(true)}
      >
        {props.label}
      </Button>
    );
  return (
    <div
      role="alertdialog"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === "Escape" && show(false)}
      className="flex basis-full flex-wrap items-center gap-2 rounded-tile bg-tomato-tint p-3"
    >
      <p id={id} ref={focusOnMount} tabIndex={-1} className="min-w-0 flex-1 basis-48">
        {props.question}
      </p>
      {props.children && <div className="basis-full">{props.children}</div>}
      {refusal && (
        <p role="alert" className="basis-full text-label text-tomato">
          {refusal}
        </p>
      )}
      <Button
        size={size}
        busy={isBusy}
        className="bg-tomato hover:bg-tomato-press"
        onClick={() => void runAction()}
      >
        {props.confirmLabel}
      </Button>
      <Button variant="quiet" size={size} onClick={() => show(false)}>
        {props.keepLabel}
      </Button>
    </div>
  );
}
