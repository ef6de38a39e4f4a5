import { z } from "zod";
import { m } from "../../language/messages.ts";
import type { Api } from "../../platform/http/api.server.ts";
import { serve } from "../../platform/http/serve.server.ts";
import { changePassword } from "../passwords/change-password.server.ts";
import { askForReset, resetPassword } from "../passwords/reset.server.ts";
import { done } from "../schemas.ts";
import type { IdentityService } from "../service/auth-service.server.ts";
import { addAddress, listAddresses, removeAddress } from "./addresses.server.ts";
import * as contract from "./contract.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { changeProfile, showProfile } from "./profile.server.ts";
import * as shapes from "./schemas.ts";
import { signOutEverywhere } from "./sign-out-everywhere.server.ts";

const nothing = z.object({});
/** One address, with a neighbourhood behind it. */
const perAddress = { most: 30, seconds: 60 };

export function serveAccount(api: Api, service: IdentityService) {
  const mine = { may: "customer", nobody: m.profile_nobody } as const;

  serve(api, contract.showProfile, { ...mine, input: nothing, output: shapes.profileAnswer }, showProfile);
  serve(
    api,
    contract.changeProfile,
    { ...mine, input: shapes.profileChange, output: shapes.profileChanged },
    changeProfile,
  );
  serve(api, contract.listAddresses, { ...mine, input: nothing, output: shapes.addressList }, listAddresses);
  serve(
    api,
    contract.addAddress,
    { ...mine, input: shapes.addressDraft, output: shapes.addressAdded },
    addAddress,
  );
  serve(api, contract.removeAddress, { ...mine, input: shapes.byId, output: done }, removeAddress);
  serve(
    api,
    contract.changePassword,
    { ...mine, input: shapes.passwordChange, output: done },
    (input, call) => changePassword(input, call, service),
  );
  serve(api, contract.signOutEverywhere, { ...mine, input: nothing, output: done }, signOutEverywhere);
  serve(api, contract.deleteAccount, { ...mine, input: shapes.deletion, output: done }, (input, call) =>
    deleteAccount(input, call, service),
  );

  const open = { may: "anyone", output: done, limit: perAddress } as const;
  serve(api, contract.askForReset, { ...open, input: shapes.resetRequest }, (input, call) =>
    askForReset(input, call, service),
  );
  serve(api, contract.resetPassword, { ...open, input: shapes.reset }, (input) =>
    resetPassword(input, service),
  );
}
