import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { PolicyLine } from "#src/shell/policy-line.tsx";
import { useRootData } from "#src/shell/root-data.ts";
import { usePhoneEntry } from "../phone-sign-in/use-phone-entry.ts";
import { useSession } from "../session/session-store.ts";
import { type EntryKind, useReturn } from "../session/use-entry.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { EntryOr } from "./entry-or.tsx";
import { PhoneForm } from "./phone-form.tsx";

const texts = {
  login: { title: m.common_sign_in, side: m.login_side },
  register: { title: m.register_title, side: m.register_side },
};

/** The mobile number first, where codes can be sent; once one is on its way, nothing else. */
export function EntryPanel({ kind, note }: { kind: EntryKind; note: ReactNode }) {
  const { google = false, phone_sign_in: hasPhoneSignIn = false } = useRootData()?.shop ?? {};
  const session = useSession();
  useReturn(session);
  const phone = usePhoneEntry();
  const { title, side } = texts[kind];
  return (
    <EntryFrame kind={kind} title={title()} sideText={side()} note={note}>
      {hasPhoneSignIn && (
        <PhoneForm entry={phone} kind={kind} isHydrated={session !== undefined}>
          <PolicyLine />
        </PhoneForm>
      )}
      {hasPhoneSignIn && !phone.sent && (
        <div className="my-5">
          <EntryOr />
        </div>
      )}
      {!phone.sent && (
        <EntryForm kind={kind} offersGoogle={google} isSecond={hasPhoneSignIn}>
          {!hasPhoneSignIn && <PolicyLine />}
        </EntryForm>
      )}
    </EntryFrame>
  );
}
