import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import { m } from "#src/language/messages.ts";
import { retentionTexts } from "#src/platform/retention/texts.ts";
import { ownPolicyVersions } from "#src/shell/policy-versions.server.ts";
import { defaultTexts } from "./own-texts.server.ts";

/** Of the text of each version, the newest first. Only a version that no shop has had yet may get another. */
const hashes = {
  "2026-11-28": "9493e17497210ab9",
};

/** A hash of what customers agree to: the policy with its periods, and the line at registration and at the first order. */
function policyHash(): string {
  const texts = (["en", "bn"] as const).map((language) =>
    inLanguage(language, () => [
      defaultTexts["privacy-policy"][language],
      retentionTexts(),
      m.page_backups({ days: "" }),
      m.policy_line(),
    ]),
  );
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}

test("the privacy policy that comes with the shop has a new version wherever its text is another", () => {
  const isNew =
    "The privacy policy, a retention period, the sentence on backups or the policy line has changed, and customers have to agree to it again. " +
    "Put a new version in front of `ownPolicyVersions` (src/shell/policy-versions.server.ts) and of `hashes` here: " +
    "a day that no other has. Leave the older ones as they are.";
  expect(Object.values(hashes)[0], isNew).toBe(policyHash());
  expect(Object.keys(hashes), isNew).toEqual(ownPolicyVersions.slice(0, Object.keys(hashes).length));
  expect(new Set(Object.values(hashes)).size, isNew).toBe(Object.keys(hashes).length);
});
