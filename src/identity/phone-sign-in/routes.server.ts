import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { signedIn } from "../schemas.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import {
  changeNumberOf,
  changeOwnNumber,
  sendCustomersCode,
  sendNumberCode,
} from "./change-number.server.ts";
import * as contract from "./contract.ts";
import type { PhoneTerms } from "./phone-sender.server.ts";
import { requestCode } from "./request-code.server.ts";
import * as schemas from "./schemas.ts";
import { signInWithCode } from "./sign-in-by-phone.server.ts";

export function servePhoneSignIn(api: Api, service: IdentityService, phones: PhoneTerms) {
  const terms = { may: "anyone", limit: { most: 120, seconds: 60 } } as const;
  serve(
    api,
    contract.requestSignInCode,
    { ...terms, input: schemas.signInCodeRequest, output: schemas.signInCodeSent, refuses: ["not_offered"] },
    (input, context) => requestCode(input, context, phones),
  );
  serve(
    api,
    contract.signInByPhone,
    { ...terms, input: schemas.phoneSignIn, output: signedIn, refuses: ["not_offered", "blocked"] },
    (input, context) => signInWithCode(input, context, phones),
  );

  const own = { may: "customer", nobody: m.profile_nobody } as const;
  serve(
    api,
    contract.requestNumberCode,
    { ...own, input: schemas.signInCodeRequest, output: schemas.numberCodeSent, refuses: ["not_offered"] },
    ({ mobile_no }, context) => sendNumberCode(context.viewer.id, mobile_no, context, phones),
  );
  serve(
    api,
    contract.changeNumber,
    {
      ...own,
      input: schemas.numberChange,
      output: schemas.numberChanged,
      refuses: ["not_found", "second_factor", "sign_in_again", "blocked"],
    },
    (input, context) => changeOwnNumber(input, context, service, phones),
  );

  // API keys are not allowed here: with one, a program could take over a customer's account.
  const staff = { may: "customers", scope: null } as const;
  serve(
    api,
    contract.requestCustomersCode,
    {
      ...staff,
      input: schemas.customersNumberRequest,
      output: schemas.numberCodeSent,
      refuses: ["not_offered"],
    },
    (input, context) => sendCustomersCode(input, context, phones),
  );
  serve(
    api,
    contract.changeCustomersNumber,
    {
      ...staff,
      input: schemas.customersNumber,
      output: schemas.customersNumberChanged,
      refuses: ["sign_in_again", "blocked"],
    },
    (input, context) => changeNumberOf(input, context, service, phones),
  );
}
