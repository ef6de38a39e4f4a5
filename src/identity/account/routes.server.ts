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
import { exportViewerData } from "../own-data/export-own-data.server.ts";
import { dataSubjects } from "../own-data/rules.ts";
import { changePassword } from "../passwords/change-password.server.ts";
import { requestReset, resetPassword } from "../passwords/reset.server.ts";
import { done } from "../schemas.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import * as contract from "./contract.ts";
import { type DeleteUserData, deleteAccount } from "./delete-account.server.ts";
import { changeProfile, showProfile } from "./profile.server.ts";
import { proveEmail } from "./prove-email.server.ts";
import * as schemas from "./schemas.ts";

const emptyInput = z.object({});

export function serveAccount(api: Api, service: IdentityService, deletions: readonly DeleteUserData[]) {
  const customerTerms = { may: "customer", nobody: m.profile_nobody } as const;

  serve(
    api,
    contract.showProfile,
    { ...customerTerms, input: emptyInput, output: schemas.profileAnswer },
    (input, context) => showProfile(input, context, service),
  );
  serve(
    api,
    contract.changeProfile,
    { ...customerTerms, input: schemas.profileChange, output: schemas.profileChanged },
    (input, context) => changeProfile(input, context, service),
  );
  serve(
    api,
    contract.listAddresses,
    { ...customerTerms, input: emptyInput, output: schemas.addressList },
    listAddresses,
  );
  serve(
    api,
    contract.addAddress,
    {
      ...customerTerms,
      input: schemas.addressDraft,
      output: schemas.addressAdded,
      refuses: ["addresses_full"],
    },
    addAddress,
  );
  serve(
    api,
    consents.listConsents,
    { ...customerTerms, input: emptyInput, output: consentList },
    listOwnConsents,
  );
  serve(
    api,
    consents.agreeToPolicy,
    { ...customerTerms, input: policyConsent, output: consentList, refuses: ["changed"] },
    agreeToPolicy,
  );
  serve(
    api,
    consents.changeMarketing,
    { ...customerTerms, input: marketingChange, output: consentList, refuses: ["changed"] },
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
    exportViewerData,
  );
  serve(api, contract.removeAddress, { ...customerTerms, input: schemas.byId, output: done }, removeAddress);
  serve(
    api,
    contract.removeAddressPin,
    { ...customerTerms, input: schemas.pinnedAddress, output: done },
    removeAddressPin,
  );
  serve(
    api,
    contract.changePassword,
    {
      ...customerTerms,
      input: schemas.passwordChange,
      output: done,
      refuses: ["not_offered", "second_factor"],
    },
    (input, context) => changePassword(input, context, service),
  );
  serve(
    api,
    contract.proveEmail,
    { ...customerTerms, input: schemas.emailProof, output: done },
    (input, context) => proveEmail(input, context, service),
  );
  serve(
    api,
    contract.deleteAccount,
    { ...customerTerms, input: schemas.deletion, output: done, refuses: ["second_factor"] },
    (input, context) => deleteAccount(input, context, service, deletions),
  );

  const resetTerms = { may: "anyone", output: done, limit: resetsPerNetwork } as const;
  serve(
    api,
    contract.requestReset,
    { ...resetTerms, input: schemas.resetRequest, refuses: ["not_offered"] },
    (input, context) => requestReset(input, context, service),
  );
  serve(
    api,
    contract.resetPassword,
    { ...resetTerms, input: schemas.reset, refuses: ["not_offered"] },
    (input, context) => resetPassword(input, context, service),
  );
}
