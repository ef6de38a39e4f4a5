import { z } from "zod";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { changeSettings } from "./admin/change-settings.server.ts";
import * as operations from "./admin/contract.ts";
import { type Demo, removeDemo, showOpening } from "./admin/opening.server.ts";
import * as schemas from "./admin/schemas.ts";
import { type Confirm, changeSending, showSending } from "./admin/sending/change-sending.server.ts";
import * as sendingOperations from "./admin/sending/contract.ts";
import * as sendingSchemas from "./admin/sending/schemas.ts";
import { trySending } from "./admin/sending/try-sending.server.ts";
import { showSettings } from "./admin/show-settings.server.ts";
import { changeEmailText, tryEmailText } from "./admin/texts/change-email-text.server.ts";
import { changeSmsText } from "./admin/texts/change-sms-text.server.ts";

/** The limit of e-mails to oneself and of test messages. */
const ownEmails = { most: 10, seconds: 60 };

/** `demo` describes the demo; `confirm` requires the viewer's password. */
export function serveSettings(api: Api, demo: Demo, confirm: Confirm) {
  const admin = { may: "admin" } as const;
  const shown = { ...admin, input: z.object({}), output: schemas.settingsAnswer };
  const change = { ...admin, input: schemas.settingsChange, output: schemas.savedSettings };
  const text = { ...admin, input: schemas.emailTextChange, output: schemas.savedEmailText };
  const sms = { ...admin, input: schemas.smsTextChange, output: schemas.savedSmsText };
  const attempt = { ...admin, input: schemas.emailTextTest, output: schemas.tried, limit: ownEmails };
  serve(api, operations.showSettings, shown, showSettings);
  serve(api, operations.changeSettings, change, changeSettings);
  serve(api, operations.changeEmailText, text, changeEmailText);
  serve(api, operations.changeSmsText, sms, changeSmsText);
  serve(api, operations.tryEmailText, attempt, tryEmailText);
  serveSending(api, confirm);
  const opening = { ...admin, input: z.object({}), output: schemas.openingAnswer };
  const removal = { ...admin, input: z.strictObject({}), output: schemas.demoRemoved };
  serve(api, operations.showOpening, opening, showOpening(demo));
  serve(api, operations.removeDemo, removal, removeDemo(demo));
}

function serveSending(api: Api, confirm: Confirm) {
  const admin = { may: "admin" } as const;
  const shown = { ...admin, input: z.object({}), output: sendingSchemas.sendingAnswer };
  const change = {
    ...admin,
    input: sendingSchemas.sendingChange,
    output: sendingSchemas.savedSending,
    refuses: ["sign_in_again"],
  } as const;
  const test = {
    ...admin,
    input: sendingSchemas.sendingTry,
    output: sendingSchemas.sendingTried,
    limit: ownEmails,
    refuses: ["not_offered"],
  } as const;
  serve(api, sendingOperations.showSending, shown, showSending);
  serve(api, sendingOperations.changeSending, change, changeSending(confirm));
  serve(api, sendingOperations.trySending, test, trySending);
}
