import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { EntryFrame } from "../components/entry-frame.tsx";
import { ForgotForm } from "../components/reset/forgot-form.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.forgot_title()) },
  { name: "description", content: m.forgot_description() },
  { name: "robots", content: "noindex" },
];

export default function ForgotPasswordPage() {
  return (
    <EntryFrame title={m.forgot_title()} sideText={m.forgot_side()} note={m.forgot_text()}>
      <ForgotForm />
    </EntryFrame>
  );
}
