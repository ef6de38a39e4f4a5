import { CartStays } from "#src/cart/components/cart-stays.tsx";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleIn } from "#src/shell/meta/meta-of.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { EntryForm } from "../components/entry-form.tsx";
import { EntryFrame } from "../components/entry-frame.tsx";

export const meta = (args: MetaOf) => [
  { title: titleIn(args, m.login_title()) },
  { name: "description", content: m.login_description() },
  { name: "robots", content: "noindex" },
];

export default function LoginPage() {
  const google = useRootData()?.shop.google ?? false;
  return (
    <EntryFrame title={m.login_title()} side={m.login_side()} note={<CartStays>{m.login_text()}</CartStays>}>
      <EntryForm kind="login" google={google} />
    </EntryFrame>
  );
}
