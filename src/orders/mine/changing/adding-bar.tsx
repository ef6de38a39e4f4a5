import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { type AddingTo, stopAdding } from "#src/cart/adding/adding-store.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { orderPath } from "#src/orders/order.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { showMyOrder } from "../contract.ts";
import { untilText } from "./until-text.ts";

/** Says on every page of the shop which order the cart is added to. It ends with the order's packing, or by ×. */
export default function AddingBar({ order: { number, until } }: { order: AddingTo }) {
  const { value, problem } = useLoad(showMyOrder, { number }, { watch: true });
  const isOver = value
    ? !value.data.may.change_items
    : problem?.code === "not_found" || problem?.code === "not_signed_in";
  useEffect(() => {
    if (!isOver) return;
    stopAdding();
    toast({ text: m.my_order_adding_over({ number }) });
  }, [isOver, number]);
  return (
    <aside
      aria-label={m.my_order_adding_label()}
      className="bg-turmeric-tint text-turmeric-ink print:hidden!"
    >
      <div className="wrap-wide flex items-center gap-3">
        <p className="min-w-0 flex-1 py-2 font-medium wrap-anywhere">
          <Link to={localUrl(`${orderPath(number)}?add=cart`)} className="underline underline-offset-3">
            {m.my_order_adding({ number })}
          </Link>{" "}
          · {untilText(value?.data.change_items_until ?? until)}
        </p>
        <IconButton label={m.my_order_adding_stop()} onClick={stopAdding} className="-mr-2.5 shrink-0">
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </aside>
  );
}
