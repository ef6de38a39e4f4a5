import { useLocation, useNavigationType } from "react-router";
import { CartStaysNote } from "#src/cart/components/cart-stays-note.tsx";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { EntryPanel } from "../components/entry-panel.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.common_sign_in()) },
  { name: "description", content: m.login_description() },
  { name: "robots", content: "noindex" },
];

/** A user who comes from the cart and never signed in here sees the registration first. */
export default function LoginPage() {
  const isFromCheckout = useNavigationType() === "REPLACE";
  const { state } = useLocation();
  const isNew = isFromCheckout && (state as { isNew?: boolean } | null)?.isNew === true;
  return (
    <EntryPanel
      key={String(isNew)}
      kind={isNew ? "register" : "login"}
      note={<CartStaysNote>{m.login_text()}</CartStaysNote>}
    />
  );
}
