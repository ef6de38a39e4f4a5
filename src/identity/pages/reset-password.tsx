import { m } from "../../language/messages.ts";
import { quietFrame } from "../../shell/frame/quiet-frame.tsx";
import { type MetaOf, titleIn } from "../../shell/meta/meta-of.ts";
import { EntryFrame } from "../components/entry-frame.tsx";
import { ResetForm } from "../components/reset/reset-form.tsx";

export const handle = { frame: quietFrame };

export const meta = (args: MetaOf) => [
  { title: titleIn(args, m.reset_title()) },
  { name: "description", content: m.reset_description() },
  { name: "robots", content: "noindex" },
];

export default function ResetPasswordPage() {
  return (
    <EntryFrame title={m.reset_title()} side={m.forgot_side()} note={m.reset_text()}>
      <ResetForm />
    </EntryFrame>
  );
}
