import { now } from "#src/platform/clock.server.ts";
import type { Database } from "#src/platform/database/database.server.ts";
import { confirmEmail } from "./accounts.server.ts";
import { type BetterAuth, ownIssuer } from "./better-auth.server.ts";
import type { Identity, Passwords } from "./identity-service.server.ts";

export function createPasswords(auth: BetterAuth, database: Database): Passwords {
  const readHash = async (subject: string) => {
    const { internalAdapter } = await auth.$context;
    return (await internalAdapter.findCredentialAccount(subject))?.password;
  };
  const findReset: Passwords["findReset"] = async (token) => {
    const { internalAdapter } = await auth.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const owner = link && (await internalAdapter.findUserById(link.value));
    return owner ? { subject: owner.id, email: owner.email, emailVerified: owner.emailVerified } : undefined;
  };
  return {
    signIn: (email, password) =>
      ignoreRefusal(async () => toIdentity(await auth.api.signInEmail({ body: { email, password } }))),
    createAccount: (body) => ignoreRefusal(async () => toIdentity(await auth.api.signUpEmail({ body }))),
    async findSubject(email) {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findUserByEmail(email))?.user.id;
    },
    has: async (subject) => Boolean(await readHash(subject)),
    async verify(subject, password) {
      const hash = await readHash(subject);
      return hash ? (await auth.$context).password.verify({ hash, password }) : undefined;
    },
    async set(subject, password) {
      const { internalAdapter, password: hashing } = await auth.$context;
      const hash = await hashing.hash(password);
      if (await internalAdapter.findCredentialAccount(subject))
        await internalAdapter.updatePassword(subject, hash);
      else
        await internalAdapter.createAccount({
          userId: subject,
          providerId: "credential",
          accountId: subject,
          password: hash,
        });
    },
    confirmEmail: (subject) => confirmEmail(database, subject),
    async requestReset(email) {
      await auth.api.requestPasswordReset({ body: { email } });
    },
    findReset,
    async consumeReset(token, newPassword) {
      const owner = await findReset(token);
      const wasReset = await ignoreRefusal(() => auth.api.resetPassword({ body: { token, newPassword } }));
      if (!owner || !wasReset) return false;
      await confirmEmail(database, owner.subject);
      return true;
    },
  };
}

type Authenticated = { user: { id: string; name: string; email: string; emailVerified: boolean } };

function toIdentity({ user: { id, name, email, emailVerified } }: Authenticated): Identity {
  return { issuer: ownIssuer, subject: id, name, email, emailVerified, signedInAt: new Date(now()) };
}

/** Returns undefined if better-auth refuses by throwing an HTTP status. Rethrows its own faults, which are 5xx. */
async function ignoreRefusal<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await run();
  } catch (error) {
    if (((error as { statusCode?: number }).statusCode ?? 500) < 500) return undefined;
    throw error;
  }
}
