import { OwnSessions } from "#src/identity/own-sessions/components/own-sessions.tsx";
import { m } from "#src/language/messages.ts";
import { ProfileSection } from "./profile-section.tsx";

export const Devices = () => (
  <ProfileSection title={m.sessions_title()} text={m.sessions_text()}>
    <OwnSessions />
  </ProfileSection>
);
