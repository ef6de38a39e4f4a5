import { useNavigate, useNavigationType, useParams } from "react-router";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { PageFrame } from "#src/shell/frame/quiet-frame.tsx";
import { TaskHeader } from "#src/shell/task/task-frame.tsx";
import { itemsText } from "../amounts/items-text.ts";
import { countPieces } from "../cart.ts";
import { useCart } from "../cart-store.ts";

/** The header of the cart page. Its link leads back to the previous page, or to the home page. */
function CartHeader() {
  const navigate = useNavigate();
  const cameFromPage = useNavigationType() === "PUSH";
  const cart = useCart();
  const { code } = useParams();
  return (
    <TaskHeader
      back={localUrl("/")}
      onBack={(event) => {
        if (!cameFromPage) return;
        event.preventDefault();
        void navigate(-1);
      }}
      title={code ? m.shared_cart_title() : <CartTitle count={countPieces(cart)} />}
    />
  );
}

type CartTitleProps = { count: number };

export const CartTitle = ({ count }: CartTitleProps) => (
  <>
    {m.common_cart()}{" "}
    {count > 0 && <small className="text-sub font-normal text-ink-soft">{itemsText(count)}</small>}
  </>
);

export const cartFrame: PageFrame = { Header: CartHeader, onPhone: true };
