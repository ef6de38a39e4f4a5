import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { signedIn } from "../schemas.ts";
import { requestSignInCode, signInByPhone } from "./contract.ts";
import type { PhoneTerms } from "./phone-sender.server.ts";
import { requestCode } from "./request-code.server.ts";
import { phoneSignIn, signInCodeRequest, signInCodeSent } from "./schemas.ts";
import { signInWithCode } from "./sign-in-by-phone.server.ts";

export function servePhoneSignIn(api: Api, phones: PhoneTerms) {
  const terms = { may: "anyone", limit: { most: 120, seconds: 60 } } as const;
  serve(
    api,
    requestSignInCode,
    { ...terms, input: signInCodeRequest, output: signInCodeSent },
    (input, context) => requestCode(input, context, phones),
  );
  serve(api, signInByPhone, { ...terms, input: phoneSignIn, output: signedIn }, (input, context) =>
    signInWithCode(input, context, phones),
  );
}
