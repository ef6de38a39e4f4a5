import { type ReactNode, useRef, useState } from "react";
import { FormFoot } from "#src/kit/form/form-frame.tsx";
import type { CallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { AdminOrder } from "../contract.ts";

export type OrderChangeProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  /** Called if the shown order is stale. */
  onOvertaken: () => void;
};

type OrderChangeFrameProps = Pick<OrderChangeProps, "onSaved"> & {
  currentValue?: ReactNode;
  /** Whether staff may change it. */
  mayChange: boolean;
  /** The text of the button, and its longer name for screen readers. */
  buttonText: string;
  buttonLabel?: string;
  /** The message after the change. */
  savedText: string;
  renderForm: (events: Pick<OrderChangeProps, "onSaved"> & { onClose: () => void }) => ReactNode;
};

/** A value of an order, and a button that opens the form to change it. */
export function OrderChange({ renderForm, onSaved, ...props }: OrderChangeFrameProps) {
  const { buttonText, buttonLabel } = props;
  const [editing, setEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const onClose = () => {
    setEditing(false);
    containerRef.current?.focus();
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="mt-2 focus:outline-none">
      <div className="flex items-center gap-2">
        {props.currentValue}
        {props.mayChange && !editing && (
          <Button
            variant="quiet"
            size="dense"
            aria-label={buttonLabel}
            className={props.currentValue ? "" : "-ml-3"}
            onClick={() => {
              setIsSaved(false);
              setEditing(true);
            }}
          >
            {buttonText}
          </Button>
        )}
      </div>
      {isSaved && (
        <Note look="done" className="mt-2">
          {props.savedText}
        </Note>
      )}
      {props.mayChange &&
        editing &&
        renderForm({
          onClose,
          onSaved: (order) => {
            onClose();
            setIsSaved(true);
            onSaved(order);
          },
        })}
    </div>
  );
}

export const ChangeFoot = ({ form, onClose }: { form: CallForm; onClose: () => void }) => (
  <FormFoot
    form={form}
    size="normal"
    saveLabel={m.common_save()}
    close={{ label: m.my_order_keep(), onClose }}
  />
);
