import { useRouteLoaderData } from "react-router";
import { CartStays } from "../../cart/parts/cart-stays.tsx";
import { quietFrame } from "../../content/parts/frame/quiet-frame.tsx";
import { m } from "../../language/words.ts";
import type { RootData } from "../../root.tsx";
import { EntryForm } from "../parts/entry-form.tsx";
import { EntryFrame } from "../parts/entry-frame.tsx";

export const handle = { frame: quietFrame };

export const meta = () => [
  { title: m.page_title({ page: m.register_title() }) },
  { name: "description", content: m.register_description() },
  { name: "robots", content: "noindex" },
];

export default function RegisterPage() {
  const google = useRouteLoaderData<RootData>("root")?.shop.google ?? false;
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
