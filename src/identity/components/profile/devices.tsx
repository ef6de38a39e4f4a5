import { OwnSessions } from "#src/identity/own-sessions/components/own-sessions.tsx";
import { m } from "#src/language/messages.ts";
import { Room } from "./room.tsx";

/** Where the customer is signed in. */
export const Devices = () => (
  <Room title={m.sessions_title()} text={m.sessions_text()}>
    <OwnSessions />
  </Room>
);
