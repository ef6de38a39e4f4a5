import { countOf } from "../../cart/basket.ts";
import { useBasket } from "../../cart/basket-store.ts";
import { pieces } from "../../cart/pieces.ts";
import { m } from "../../language/words.ts";
import { EntryForm } from "../parts/entry-form.tsx";
import { EntryFrame } from "../parts/entry-frame.tsx";

export const meta = () => [
  { title: m.page_title({ page: m.login_title() }) },
  { name: "description", content: m.login_description() },
  { name: "robots", content: "noindex" },
];

export default function LoginPage() {
  return (
    <EntryFrame title={m.login_title()} side={m.login_side()} note={<CartStays />}>
      <EntryForm kind="login" />
    </EntryFrame>
  );
}

function CartStays() {
  const count = countOf(useBasket());
  if (count === 0) return m.login_no_cart();
  return count === 1 ? m.login_cart_stays_one() : m.login_cart_stays({ items: pieces(count) });
}
