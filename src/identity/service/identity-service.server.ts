import type { PoolClient } from "pg";
import type { Api } from "#src/platform/http/api.server.ts";

/** A verified user; `issuer` and `subject` together are a permanent id. */
export type Identity = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** `auth_time` of an ID token, if present. */
  signedInAt?: Date | undefined;
};

/** A replaceable identity service (docs/decisions/0008). `subject`: its user id. `client`: the shop's transaction. */
export type IdentityService = {
  issuer: string;
  /** Undefined if it is forged, foreign or expired, or its session has ended. */
  verifyIdToken(token: string): Promise<Identity | undefined>;
  updateProfile(
    client: PoolClient,
    subject: string,
    profile: { name: string; picture: string | null },
  ): Promise<void>;
  endSessions(client: PoolClient, subject: string): Promise<void>;
  deleteAccount(client: PoolClient, subject: string): Promise<void>;
  /** Absent if the service alone handles passwords. */
  passwords?: Passwords;
  /** Whether it offers Google, or a demo provider instead, in a window. */
  offersGoogle?(): Promise<boolean>;
  /** Mounts the paths under /identity for browsers; absent if the service has a URL of its own. */
  servePaths?(api: Api): void;
  close(): Promise<void>;
};

export type Passwords = {
  /** Undefined if e-mail or password is wrong. */
  signIn(email: string, password: string): Promise<Identity | undefined>;
  /** Undefined if the service refuses, such as an e-mail address that is taken. */
  createAccount(account: { name: string; email: string; password: string }): Promise<Identity | undefined>;
  findSubject(email: string): Promise<string | undefined>;
  /** False with Google alone. */
  has(subject: string): Promise<boolean>;
  verify(subject: string, password: string): Promise<boolean | undefined>;
  set(subject: string, password: string): Promise<void>;
  confirmEmail(subject: string): Promise<void>;
  requestReset(email: string): Promise<void>;
  /** The user of the token in a reset link; undefined if it is unknown, used or expired. */
  findReset(token: string): Promise<{ subject: string; email: string; emailVerified: boolean } | undefined>;
  /** Sets the password and verifies the e-mail address; false if the token has expired or was used. */
  consumeReset(token: string, password: string): Promise<boolean>;
};
