import { m } from "../../../language/messages.ts";
import { OwnSessions } from "../../own-sessions/components/own-sessions.tsx";
import { Room } from "./room.tsx";

/** Where the customer is signed in. */
export const Devices = () => (
  <Room title={m.sessions_title()} text={m.sessions_text()}>
    <OwnSessions />
  </Room>
);
