import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Result } from "#src/api/answer.ts";
import { looksLikeEmail } from "#src/language/contact/email.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { findPasswordMistake } from "../passwords/rules.ts";
import { returnPath } from "./return-path.ts";
import { type Session, useSession } from "./session-store.ts";
import { register, signIn, signInWithGoogle } from "./sign-in.ts";

type EntryField = "name" | "email" | "password";
type EntryWay = "password" | "google";
type EntryAttempt = { way: EntryWay; run: () => Promise<Result<unknown>> };

/** SPEC 8: messages for unexpected failures. */
const unexpectedMessages = {
  password: { login: m.login_invalid, register: m.register_error },
  google: { login: m.google_error, register: m.google_error },
};

export type EntryKind = "login" | "register";

export function useEntry(kind: EntryKind) {
  const form = useRef<HTMLFormElement>(null);
  const [entryWay, setEntryWay] = useState<EntryWay>("password");
  const session = useSession();
  const policy = useRootData()?.shop.policy.version;

  /** Turns a thrown error into a failure, so that the buttons are enabled again after every result. */
  const attempt = ({ way, run }: EntryAttempt) => {
    setEntryWay(way);
    return run().catch((): Result<never> => {
      const message = unexpectedMessages[way][kind]();
      return { ok: false, problem: { code: "unexpected", message } };
    });
  };
  const { busy, problem, errors, send, refuse } = useCall(attempt, form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    const typed = readFields(form.current);
    if (refuse(findMistakes(kind, typed))) return;
    const { name, email, password } = typed;
    const run = () =>
      kind === "login" ? signIn(email, password, policy) : register(name, email, password, policy);
    const result = await send({ way: "password", run });
    if (result && !result.ok && result.problem.code === "invalid_login") focusOn(form.current, "password");
  };

  const withGoogle = () => void send({ way: "google", run: () => signInWithGoogle(policy) });
  return {
    /** The way that is being tried; undefined if none is. */
    busyWay: busy ? entryWay : undefined,
    problem,
    errors,
    // Signed out it is null: it is only unknown until hydration.
    isHydrated: session !== undefined,
    form,
    submit,
    withGoogle,
  };
}

/** Goes where the shopper came from, once signed in. */
export function useReturn(session: Session | undefined) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const target = localUrl(returnPath(parameters.get("redirect")));
  useEffect(() => {
    if (session) void navigate(target, { replace: true });
  }, [session, target, navigate]);
}

function readFields(form: HTMLFormElement): Record<EntryField, string> {
  const data = new FormData(form);
  const text = (field: EntryField) => String(data.get(field) ?? "");
  return { name: text("name").trim(), email: text("email").trim(), password: text("password") };
}

function findMistakes(kind: EntryKind, { name, email, password }: Record<EntryField, string>) {
  const errors: Partial<Record<EntryField, string>> = {};
  if (kind === "register" && name === "") errors.name = m.register_name_required();
  if (email === "") errors.email = m.email_required();
  else if (!looksLikeEmail(email)) errors.email = m.email_invalid();
  if (password === "") errors.password = m.login_password_required();
  else if (kind === "register") {
    const passwordMistake = findPasswordMistake(password, email);
    if (passwordMistake) errors.password = passwordMistake;
  }
  return errors;
}

function focusOn(form: HTMLFormElement, field: EntryField) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement) control.focus();
}
