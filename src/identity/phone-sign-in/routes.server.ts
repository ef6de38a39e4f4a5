import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { signedIn } from "../schemas.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import {
  changeNumberByStaff,
  changeOwnNumber,
  sendCustomersCode,
  sendNumberCode,
} from "./change-number.server.ts";
import * as contract from "./contract.ts";
import type { PhoneTerms } from "./find-sms-gateway.server.ts";
import { requestCode } from "./request-code.server.ts";
import * as schemas from "./schemas.ts";
import { signInWithCode } from "./sign-in-with-code.server.ts";

export function servePhoneSignIn(api: Api, service: IdentityService, phoneTerms: PhoneTerms) {
  const strangerTerms = { may: "anyone", limit: { most: 120, seconds: 60 } } as const;
  serve(
    api,
    contract.requestSignInCode,
    {
      ...strangerTerms,
      input: schemas.signInCodeRequest,
      output: schemas.signInCodeSent,
      refuses: ["not_offered"],
    },
    (input, context) => requestCode(input, context, phoneTerms),
  );
  serve(
    api,
    contract.signInByPhone,
    { ...strangerTerms, input: schemas.phoneSignIn, output: signedIn, refuses: ["not_offered", "blocked"] },
    (input, context) => signInWithCode(input, context, phoneTerms),
  );

  const customerTerms = { may: "customer", nobody: m.profile_nobody } as const;
  serve(
    api,
    contract.requestNumberCode,
    {
      ...customerTerms,
      input: schemas.signInCodeRequest,
      output: schemas.numberCodeSent,
      refuses: ["not_offered"],
    },
    ({ mobile_no }, context) => sendNumberCode(context.viewer.id, mobile_no, context, phoneTerms),
  );
  serve(
    api,
    contract.changeNumber,
    {
      ...customerTerms,
      input: schemas.numberChange,
      output: schemas.numberChanged,
      refuses: ["not_found", "second_factor", "sign_in_again", "blocked"],
    },
    (input, context) => changeOwnNumber(input, context, service, phoneTerms),
  );

  // API keys are not allowed here: with one, a program could take over a customer's account.
  const staffTerms = { may: "customers", scope: null } as const;
  serve(
    api,
    contract.requestCustomersCode,
    {
      ...staffTerms,
      input: schemas.customersNumberRequest,
      output: schemas.numberCodeSent,
      refuses: ["not_offered"],
    },
    (input, context) => sendCustomersCode(input, context, phoneTerms),
  );
  serve(
    api,
    contract.changeCustomersNumber,
    {
      ...staffTerms,
      input: schemas.customersNumber,
      output: schemas.customersNumberChanged,
      refuses: ["sign_in_again", "blocked"],
    },
    (input, context) => changeNumberByStaff(input, context, service, phoneTerms),
  );
}
