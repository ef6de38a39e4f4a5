import { parseArgs } from "node:util";
import type { Restored } from "./identity/first-admin/restore-admin.server.ts";
import { openIdentity } from "./identity/open.server.ts";
import { CannotStart } from "./platform/process/cannot-start.server.ts";
import type { Shop } from "./platform/shop.server.ts";
import { runCommand } from "./platform/shop-command.server.ts";

const usage = "npm run admin -- --email admin@your-shop.example [--password a-new-password]";

/** `npm run admin`: creates an admin or resets its access, whether or not the shop runs. Returns the exit code. */
export const runAdmin = (args: string[]): Promise<number> =>
  runCommand(async (shop) => {
    const options = parseArguments(args);
    return resultText(await restoreAccess(shop, options), options.password);
  });

function parseArguments(args: string[]): { email?: string; password?: string } {
  try {
    return parseArgs({ args, options: { email: { type: "string" }, password: { type: "string" } } }).values;
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}\n  ${usage}`);
  }
}

async function restoreAccess(shop: Shop, options: { email?: string; password?: string }): Promise<Restored> {
  const { rows } = await shop.database.pool.query("select from pg_tables where tablename = 'rate_limits'");
  if (rows.length === 0)
    throw new CannotStart("This database holds no shop yet: `npm start` makes one, and its admin.");
  const identity = await openIdentity(shop);
  try {
    return await identity.restoreAdmin(options);
  } finally {
    await identity.close();
  }
}

/** The message to print: the e-mail address and, unless it was given, the password. */
function resultText({ email, password, made }: Restored, givenPassword: string | undefined): string {
  const accountText = made
    ? "A new account."
    : "The account was there: it has a new password, no second factor, and is signed out everywhere.";
  const passwordText = givenPassword ? ": as you gave it" : ` (shown once): ${password}`;
  return `Admin: ${email}\n  Password${passwordText}\n  ${accountText}`;
}
