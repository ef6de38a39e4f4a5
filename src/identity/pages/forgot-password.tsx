import { quietFrame } from "../../content/parts/frame/quiet-frame.tsx";
import { m } from "../../language/words.ts";
import { EntryFrame } from "../parts/entry-frame.tsx";
import { ForgotForm } from "../parts/reset/forgot-form.tsx";

export const handle = { frame: quietFrame };

export const meta = () => [
  { title: m.page_title({ page: m.forgot_title() }) },
  { name: "description", content: m.forgot_description() },
  { name: "robots", content: "noindex" },
];

export default function ForgotPasswordPage() {
  return (
    <EntryFrame title={m.forgot_title()} side={m.forgot_side()} note={m.forgot_text()}>
      <ForgotForm />
    </EntryFrame>
  );
}
