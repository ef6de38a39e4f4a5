import { quietFrame } from "../../content/parts/frame/quiet-frame.tsx";
import { m } from "../../language/words.ts";
import { EntryFrame } from "../parts/entry-frame.tsx";
import { ResetForm } from "../parts/reset/reset-form.tsx";

export const handle = { frame: quietFrame };

export const meta = () => [
  { title: m.page_title({ page: m.reset_title() }) },
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
