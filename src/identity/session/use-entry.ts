import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CallFailure, Result } from "../../api/answer.ts";
import { looksLikeEmail } from "../../language/email.ts";
import { here } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { wrongWithPassword } from "../passwords/rules.ts";
import { returnPath } from "./return-path.ts";
import { type Session, useSession } from "./session-store.ts";
import { register, signIn, signInWithGoogle } from "./sign-in.ts";

export type EntryField = "name" | "email" | "password";

export type EntryState = {
  /** The attempt in progress. */
  busy: "password" | "google" | undefined;
  /** Why the attempt failed, where no single field is to blame. */
  refusal: CallFailure | undefined;
  errors: Partial<Record<EntryField, string>>;
};

/** SPEC 8: messages for unexpected failures. */
const unexpected = {
  password: { login: m.login_invalid, register: m.register_error },
  google: { login: m.google_error, register: m.google_error },
};
const idle: EntryState = { busy: undefined, refusal: undefined, errors: {} };

/** Logging in and registering: checks what is typed, sends it, and returns to where the shopper came from. */
export function useEntry(kind: "login" | "register") {
  const [entry, setEntry] = useState(idle);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const session = useSession();
  useReturn(session);

  /** One attempt at a time; however it ends, the buttons work again afterwards. */
  const attempt = async (by: "password" | "google", run: () => Promise<Result<unknown>>) => {
    busy.current = true;
    setEntry({ ...idle, busy: by });
    const refusal = await run().then(
      (result) => (result.ok ? undefined : result.problem),
      (): CallFailure => ({ code: "unexpected", message: unexpected[by][kind]() }),
    );
    busy.current = false;
    setEntry({ ...idle, refusal });
    return refusal;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || !form.current) return;
    const typed = read(form.current);
    const errors = mistakes(kind, typed);
    const wrong = (["name", "email", "password"] as const).find((field) => errors[field]);
    if (wrong) {
      setEntry({ ...idle, errors });
      return focusOn(form.current, wrong);
    }
    const { name, email, password } = typed;
    const refusal = await attempt("password", () =>
      kind === "login" ? signIn(email, password) : register(name, email, password),
    );
    if (refusal?.code === "invalid_login") focusOn(form.current, "password");
  };

  const withGoogle = async () => {
    if (busy.current) return;
    await attempt("google", signInWithGoogle);
  };
  return { ...entry, alive: session !== undefined, form, submit, withGoogle };
}

/** Sends a signed-in user to the page that led here. */
function useReturn(session: Session | undefined) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const target = here(returnPath(parameters.get("redirect")));
  useEffect(() => {
    if (session) void navigate(target, { replace: true });
  }, [session, target, navigate]);
}

function read(form: HTMLFormElement): Record<EntryField, string> {
  const data = new FormData(form);
  const text = (field: EntryField) => String(data.get(field) ?? "");
  return { name: text("name").trim(), email: text("email").trim(), password: text("password") };
}

function mistakes(kind: "login" | "register", { name, email, password }: Record<EntryField, string>) {
  const errors: EntryState["errors"] = {};
  if (kind === "register" && name === "") errors.name = m.register_name_required();
  if (email === "") errors.email = m.email_required();
  else if (!looksLikeEmail(email)) errors.email = m.email_invalid();
  if (password === "") errors.password = m.login_password_required();
  else if (kind === "register") {
    const wrong = wrongWithPassword(password, email);
    if (wrong) errors.password = wrong;
  }
  return errors;
}

function focusOn(form: HTMLFormElement, field: EntryField) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement) control.focus();
}
