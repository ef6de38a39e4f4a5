import { CartStays } from "#src/cart/components/cart-stays.tsx";
import { m } from "#src/language/messages.ts";
import { type MetaOf, titleIn } from "#src/shell/meta/meta-of.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { EntryForm } from "../components/entry-form.tsx";
import { EntryFrame } from "../components/entry-frame.tsx";

export const meta = (args: MetaOf) => [
  { title: titleIn(args, m.register_title()) },
  { name: "description", content: m.register_description() },
  { name: "robots", content: "noindex" },
];

export default function RegisterPage() {
  const google = useRootData()?.shop.google ?? false;
  return (
    <EntryFrame
      title={m.register_title()}
      side={m.register_side()}
      note={<CartStays>{m.login_text()}</CartStays>}
    >
      <EntryForm kind="register" google={google} />
    </EntryFrame>
  );
}
