import type { PoolClient } from "pg";
import type { Api } from "../../platform/http/api.server.ts";

/** A person that the identity service vouches for. `issuer` and `subject` together name them for ever. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
};

/**
 * All that the shop needs of an identity service, so that another one can take its place (docs/decisions/0008).
 * `subject` is what the service calls a person. `client` runs the shop's transaction: a service that keeps its rows in
 * the shop's database writes them there, any other ignores it.
 */
export type IdentityService = {
  /** Who signs its ID tokens. A person of another issuer is another person, whatever their address. */
  issuer: string;
  /** Whom an ID token proves; undefined for a forged, foreign or expired one, or one whose session has ended. */
  verifyIdToken(token: string): Promise<Identity | undefined>;
  /** Takes over a name and a picture that were changed in the shop. */
  updateProfile(
    client: PoolClient,
    subject: string,
    profile: { name: string; picture: string | null },
  ): Promise<void>;
  /** Ends the service's own sessions of a person, and every link to a new password that was sent to them. */
  endSessions(client: PoolClient, subject: string): Promise<void>;
  /** Deletes the service's account of a person. */
  deleteAccount(client: PoolClient, subject: string): Promise<void>;
  /** Absent where the service alone handles passwords. */
  passwords?: Passwords;
  /** Mounts the paths under /identity that browsers call; absent where the service has an address of its own. */
  servePaths?(api: Api): void;
  close(): Promise<void>;
};

/** What the shop may do with passwords at the identity service. */
export type Passwords = {
  /** Who has this e-mail and this password; undefined where nobody does. */
  signIn(email: string, password: string): Promise<Identity | undefined>;
  /** A new account; undefined where the service refuses, for instance because the address is taken. */
  createAccount(account: { name: string; email: string; password: string }): Promise<Identity | undefined>;
  /** The subject of the account with this e-mail. */
  findSubject(email: string): Promise<string | undefined>;
  /** Whether the person has a password at all; with Google alone they have none. */
  has(subject: string): Promise<boolean>;
  /** Whether this is the person's password; undefined where they have none. */
  verify(subject: string, password: string): Promise<boolean | undefined>;
  /** Sets a password, a person's first one, too. */
  set(subject: string, password: string): Promise<void>;
  /** Notes that the account's address is proven to be its owner's. */
  confirmEmail(subject: string): Promise<void>;
  /** Sends a link to a new password to this address, if an account has it. */
  requestReset(email: string): Promise<void>;
  /** Whose the token out of such a link is; undefined for an unknown, used or old one. */
  findReset(token: string): Promise<{ subject: string; email: string } | undefined>;
  /** Sets the password by that token, which proves the address, too; false where the token works no longer. */
  consumeReset(token: string, password: string): Promise<boolean>;
};
