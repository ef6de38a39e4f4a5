import { m } from "#src/language/messages.ts";
import { retentionTexts } from "#src/platform/retention/texts.ts";
import { ProfileSection } from "../profile/profile-section.tsx";

/** How long what is kept stays, and what is deleted by itself. */
export const RetentionList = () => (
  <ProfileSection title={m.own_data_retention()} text={m.own_data_retention_text()}>
    <ul className="grid list-disc gap-2 pl-5">
      {retentionTexts().map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </ProfileSection>
);
