import X from "lucide-react/icons/x";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "../buttons/icon-button.tsx";

type DrawerProps = {
  open: boolean;
  /** Called by ×, Escape and the backdrop; the caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Slides in from the bottom on a phone; 480 px wide on a desktop. */
  sheet?: boolean;
  foot?: ReactNode;
};

/** A modal panel that slides in from the right and restores the focus on close. */
export function Drawer({ open, onClose, title, closeLabel, children, foot, sheet }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; by keyboard Escape closes it, see onCancel
    <dialog
      ref={ref}
      aria-labelledby={headingId}
      className={`drawer ${sheet ? "sm:w-120 max-sm:top-auto max-sm:h-[calc(100dvh-3.5rem)] max-sm:w-full max-sm:rounded-[22px_22px_0_0] max-sm:[translate:0_100%]" : ""}`}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4.5">
          <h2 id={headingId} className="text-section">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4.5 pb-6">{children}</div>
        {foot && (
          <div className="flex items-center gap-2 border-t border-line bg-card px-4.5 py-2.5">{foot}</div>
        )}
      </div>
    </dialog>
  );
}
