import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { useRootData } from "#src/shell/root-data.ts";
import type { EntryKind } from "../session/use-entry.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";

const texts = {
  login: { title: m.common_sign_in, side: m.login_side },
  register: { title: m.register_title, side: m.register_side },
};

export function EntryPanel({ kind, note }: { kind: EntryKind; note: ReactNode }) {
  const google = useRootData()?.shop.google ?? false;
  const { title, side } = texts[kind];
  return (
    <EntryFrame kind={kind} title={title()} side={side()} note={note}>
      <EntryForm kind={kind} google={google} />
    </EntryFrame>
  );
}
