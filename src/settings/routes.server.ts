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
  const showOptions = { ...admin, input: z.object({}), output: schemas.settingsAnswer };
  const changeOptions = { ...admin, input: schemas.settingsChange, output: schemas.savedSettings };
  const emailTextOptions = { ...admin, input: schemas.emailTextChange, output: schemas.savedEmailText };
  const smsTextOptions = { ...admin, input: schemas.smsTextChange, output: schemas.savedSmsText };
  const tryEmailOptions = { ...admin, input: schemas.emailTextTest, output: schemas.tried, limit: ownEmails };
  serve(api, operations.showSettings, showOptions, showSettings);
  serve(api, operations.changeSettings, changeOptions, changeSettings);
  serve(api, operations.changeEmailText, emailTextOptions, changeEmailText);
  serve(api, operations.changeSmsText, smsTextOptions, changeSmsText);
  serve(api, operations.tryEmailText, tryEmailOptions, tryEmailText);
  serveSending(api, confirm);
  const openingOptions = { ...admin, input: z.object({}), output: schemas.openingAnswer };
  const removalOptions = { ...admin, input: z.strictObject({}), output: schemas.demoRemoved };
  serve(api, operations.showOpening, openingOptions, showOpening(demo));
  serve(api, operations.removeDemo, removalOptions, removeDemo(demo));
}

function serveSending(api: Api, confirm: Confirm) {
  const admin = { may: "admin" } as const;
  const showOptions = { ...admin, input: z.object({}), output: sendingSchemas.sendingAnswer };
  const changeOptions = {
    ...admin,
    input: sendingSchemas.sendingChange,
    output: sendingSchemas.savedSending,
    refuses: ["sign_in_again"],
  } as const;
  const testOptions = {
    ...admin,
    input: sendingSchemas.sendingTry,
    output: sendingSchemas.sendingTried,
    limit: ownEmails,
    refuses: ["not_offered"],
  } as const;
  serve(api, sendingOperations.showSending, showOptions, showSending);
  serve(api, sendingOperations.changeSending, changeOptions, changeSending(confirm));
  serve(api, sendingOperations.trySending, testOptions, trySending);
}
