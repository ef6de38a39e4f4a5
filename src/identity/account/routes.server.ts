import { z } from "zod";
import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { serveDownload } from "#src/platform/http/serve-download.server.ts";
import { removeAddressPin } from "../addresses/address-pins.server.ts";
import { addAddress, listAddresses, removeAddress } from "../addresses/addresses.server.ts";
import { agreeToPolicy, changeOwnMarketing, listOwnConsents } from "../consents/consents.server.ts";
import * as consents from "../consents/contract.ts";
import { consentList, marketingChange, policyConsent } from "../consents/schemas.ts";
import { resetsPerNetwork } from "../guesses/attempt-limits.server.ts";
import { exportOwnData } from "../own-data/contract.ts";
import { exportData } from "../own-data/export-own-data.server.ts";
import { dataSubjects } from "../own-data/rules.ts";
import { changePassword } from "../passwords/change-password.server.ts";
import { requestReset, resetPassword } from "../passwords/reset.server.ts";
import { done } from "../schemas.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import * as contract from "./contract.ts";
import { type DeleteDataOf, deleteAccount } from "./delete-account.server.ts";
import { changeProfile, showProfile } from "./profile.server.ts";
import { proveEmail } from "./prove-email.server.ts";
import * as schemas from "./schemas.ts";

const nothing = z.object({});

export function serveAccount(api: Api, service: IdentityService, forget: readonly DeleteDataOf[]) {
  const mine = { may: "customer", nobody: m.profile_nobody } as const;

  serve(
    api,
    contract.showProfile,
    { ...mine, input: nothing, output: schemas.profileAnswer },
    (input, context) => showProfile(input, context, service),
  );
  serve(
    api,
    contract.changeProfile,
    { ...mine, input: schemas.profileChange, output: schemas.profileChanged },
    (input, context) => changeProfile(input, context, service),
  );
  serve(api, contract.listAddresses, { ...mine, input: nothing, output: schemas.addressList }, listAddresses);
  serve(
    api,
    contract.addAddress,
    { ...mine, input: schemas.addressDraft, output: schemas.addressAdded, refuses: ["addresses_full"] },
    addAddress,
  );
  serve(api, consents.listConsents, { ...mine, input: nothing, output: consentList }, listOwnConsents);
  serve(
    api,
    consents.agreeToPolicy,
    { ...mine, input: policyConsent, output: consentList, refuses: ["changed"] },
    agreeToPolicy,
  );
  serve(
    api,
    consents.changeMarketing,
    { ...mine, input: marketingChange, output: consentList, refuses: ["changed"] },
    changeOwnMarketing,
  );
  serveDownload(
    api,
    exportOwnData,
    {
      may: "customer",
      json: true,
      refuses: ["too_fast"],
      input: z.object({ subject: z.enum(dataSubjects).optional() }),
    },
    exportData,
  );
  serve(api, contract.removeAddress, { ...mine, input: schemas.byId, output: done }, removeAddress);
  serve(
    api,
    contract.removeAddressPin,
    { ...mine, input: schemas.pinnedAddress, output: done },
    removeAddressPin,
  );
  serve(
    api,
    contract.changePassword,
    { ...mine, input: schemas.passwordChange, output: done, refuses: ["not_offered", "second_factor"] },
    (input, context) => changePassword(input, context, service),
  );
  serve(api, contract.proveEmail, { ...mine, input: schemas.emailProof, output: done }, (input, context) =>
    proveEmail(input, context, service),
  );
  serve(
    api,
    contract.deleteAccount,
    { ...mine, input: schemas.deletion, output: done, refuses: ["second_factor"] },
    (input, context) => deleteAccount(input, context, service, forget),
  );

  const open = { may: "anyone", output: done, limit: resetsPerNetwork } as const;
  serve(
    api,
    contract.requestReset,
    { ...open, input: schemas.resetRequest, refuses: ["not_offered"] },
    (input, context) => requestReset(input, context, service),
  );
  serve(
    api,
    contract.resetPassword,
    { ...open, input: schemas.reset, refuses: ["not_offered"] },
    (input, context) => resetPassword(input, context, service),
  );
}
