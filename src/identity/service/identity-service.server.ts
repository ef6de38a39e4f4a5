import type { PoolClient } from "pg";
import type { Api } from "#src/platform/http/api.server.ts";

/** A user as proved by the identity service; `issuer` and `subject` together identify one for ever. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** When the user signed in at the service: `auth_time` of an ID token. Absent where the token does not say so. */
  signedInAt?: Date | undefined;
};

/**
 * What the shop needs of an identity service, so that another can take its place (docs/decisions/0008). `subject` is the service's
 * id of a user. `client` runs the shop's transaction: a service with tables in the shop's database writes through it, any other
 * ignores it.
 */
export type IdentityService = {
  /** Who signs its ID tokens. */
  issuer: string;
  /** The user of an ID token; undefined where it is forged, foreign or expired, or its session has ended. */
  verifyIdToken(token: string): Promise<Identity | undefined>;
  updateProfile(
    client: PoolClient,
    subject: string,
    profile: { name: string; picture: string | null },
  ): Promise<void>;
  /** Ends the service's sessions of a user, and every unused link to a new password. */
  endSessions(client: PoolClient, subject: string): Promise<void>;
  deleteAccount(client: PoolClient, subject: string): Promise<void>;
  /** Absent where the service alone handles passwords. */
  passwords?: Passwords;
  /** Whether it signs one in with Google, or the provider in its place, in a window; absent: never. */
  offersGoogle?(): Promise<boolean>;
  /** Mounts the paths under /identity for browsers; absent where the service has an address of its own. */
  servePaths?(api: Api): void;
  close(): Promise<void>;
};

/** What the shop needs of the service's passwords. */
export type Passwords = {
  /** Undefined where e-mail or password is wrong. */
  signIn(email: string, password: string): Promise<Identity | undefined>;
  /** Undefined where the service refuses, such as an e-mail that is taken. */
  createAccount(account: { name: string; email: string; password: string }): Promise<Identity | undefined>;
  findSubject(email: string): Promise<string | undefined>;
  /** Whether the user has a password; with Google alone there is none. */
  has(subject: string): Promise<boolean>;
  /** Whether this is the user's password; undefined without one. */
  verify(subject: string, password: string): Promise<boolean | undefined>;
  set(subject: string, password: string): Promise<void>;
  /** Notes that the e-mail address was proven. */
  confirmEmail(subject: string): Promise<void>;
  /** Sends a link to a new password to this address, if an account has it. */
  requestReset(email: string): Promise<void>;
  /** The user of the token in such a link; undefined where it is unknown, used or expired. */
  findReset(token: string): Promise<{ subject: string; email: string; emailVerified: boolean } | undefined>;
  /** Sets the password by that token, which also proves the address; false where the token is no longer valid. */
  consumeReset(token: string, password: string): Promise<boolean>;
};
