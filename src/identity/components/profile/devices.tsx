import { OwnSessions } from "#src/identity/own-sessions/components/own-sessions.tsx";
import { m } from "#src/language/messages.ts";
import { Room } from "./room.tsx";

export const Devices = () => (
  <Room title={m.sessions_title()} text={m.sessions_text()}>
    <OwnSessions />
  </Room>
);
