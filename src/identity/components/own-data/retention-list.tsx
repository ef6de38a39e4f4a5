import { m } from "#src/language/messages.ts";
import { retentionTexts } from "#src/platform/retention/texts.ts";
import { ProfileSection } from "../profile/profile-section.tsx";

/** How long the shop keeps data, and what it deletes automatically. */
export const RetentionList = () => (
  <ProfileSection title={m.own_data_retention()} text={m.own_data_retention_text()}>
    <ul className="grid list-disc gap-2 pl-5">
      {retentionTexts().map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </ProfileSection>
);
