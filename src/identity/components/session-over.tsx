import { useEffect, useRef } from "react";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";

/** Replaces a page that needs a session: why it ended, and a link to sign in and return. */
export function SessionOver({ message, login }: { message: string; login: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-title">{m.account_link()}</h1>
      <Note ref={note} look="error" className="w-full">
        {message}
      </Note>
      <ButtonLink to={login}>{m.common_sign_in()}</ButtonLink>
    </div>
  );
}
