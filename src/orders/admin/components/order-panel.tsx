import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { orderNumber } from "#src/orders/order.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Drawer } from "#src/ui/dialog/drawer.tsx";

type OrderPanelProps = {
  id: number;
  open: boolean;
  /** Shown beside the list; otherwise it slides in over it. */
  beside: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function OrderPanel({ id, open, beside, onClose, children }: OrderPanelProps) {
  const title = orderNumber(id);
  if (!beside)
    return (
      <Drawer open={open} onClose={onClose} title={title} closeLabel={m.admin_order_close()}>
        {/* Unmount the form while the panel is closed. */}
        {open && children}
      </Drawer>
    );
  if (!open) return null;
  return (
    <section
      aria-labelledby="open-order"
      onKeyDown={(event) => event.key === "Escape" && !event.defaultPrevented && onClose()}
      className="sticky top-4 max-h-[calc(100dvh-32px)] overflow-y-auto rounded-card bg-card p-4 pt-2 shadow-raised"
    >
      <div className="-mr-2 flex items-center justify-between">
        <h2 key={id} ref={takeFocus} tabIndex={-1} id="open-order" className="text-sub">
          {title}
        </h2>
        <IconButton label={m.admin_order_close()} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
