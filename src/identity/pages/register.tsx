import { CartStaysNote } from "#src/cart/components/cart-stays-note.tsx";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { EntryPanel } from "../components/entry-panel.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.register_title()) },
  { name: "description", content: m.register_description() },
  { name: "robots", content: "noindex" },
];

const RegisterPage = () => (
  <EntryPanel kind="register" note={<CartStaysNote>{m.login_text()}</CartStaysNote>} />
);

export default RegisterPage;
