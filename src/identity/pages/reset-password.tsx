import { m } from "#src/language/messages.ts";
import { type MetaOf, titleWithShop } from "#src/shell/meta/build-meta.ts";
import { EntryFrame } from "../components/entry-frame.tsx";
import { ResetForm } from "../components/reset/reset-form.tsx";

export const meta = (args: MetaOf) => [
  { title: titleWithShop(args, m.reset_title()) },
  { name: "description", content: m.reset_description() },
  { name: "robots", content: "noindex" },
];

export default function ResetPasswordPage() {
  return (
    <EntryFrame title={m.reset_title()} sideText={m.forgot_side()} note={m.reset_text()}>
      <ResetForm />
    </EntryFrame>
  );
}
