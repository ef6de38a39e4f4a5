import { availableParallelism } from "node:os";
import { z } from "zod";

/** What is wrong with a value and what would do: the end of a sentence that begins with the setting's name. */
class Unusable extends Error {}

/** `read` parses the text or throws `Unusable`; a missing or blank setting is `fallback`. */
function setting<Value, Fallback>(read: (text: string) => Value, fallback: Fallback) {
  return z
    .string()
    .optional()
    .transform((given, context): Value | Fallback => {
      if (!given?.trim()) return fallback;
      try {
        return read(given.trim());
      } catch (error) {
        if (!(error instanceof Unusable)) throw error;
        context.addIssue({ code: "custom", message: error.message });
        return z.NEVER;
      }
    });
}

export const text = <Fallback>(fallback: Fallback) => setting(String, fallback);

/** Each process may hold eight connections besides the pool: more processes would exceed PostgreSQL's usual 100. */
const mostByItself = 8;

/** A number, or `auto` for one per processor, eight at most. */
export const processes = (fallback: number, range: NumberRange) =>
  setting(
    (given) =>
      given.toLowerCase() === "auto"
        ? Math.min(availableParallelism(), mostByItself)
        : numberOf(fallback, range)(given),
    fallback,
  );

export const number = (fallback: number, range: NumberRange) => setting(numberOf(fallback, range), fallback);

function numberOf(example: number, { least, most, whole = true }: NumberRange) {
  const wanted = `Give a ${whole ? "whole number" : "number"} from ${least} to ${most}, like ${example}.`;
  return (given: string): number => {
    const value = Number(given);
    if (Number.isNaN(value) || (whole && !Number.isInteger(value)))
      throw new Unusable(`"${given}" is not a ${whole ? "whole number" : "number"}. ${wanted}`);
    if (value < least) throw new Unusable(`${given} is too low. ${wanted}`);
    if (value > most) throw new Unusable(`${given} is too high. ${wanted}`);
    return value;
  };
}

type NumberRange = { least: number; most: number; whole?: boolean };

const switches = new Map([
  ...["1", "true", "on", "yes"].map((word) => [word, true] as const),
  ...["0", "false", "off", "no"].map((word) => [word, false] as const),
]);

export const onOrOff = <Fallback extends boolean | undefined>(fallback: Fallback) =>
  setting((given) => {
    const value = switches.get(given.toLowerCase());
    if (value === undefined)
      throw new Unusable(`"${given}" is neither on nor off. Give 1 for on or 0 for off.`);
    return value;
  }, fallback);

/** A URL with one of some schemes. A `secret` one may hold a password and is never shown. */
export function address(schemes: readonly string[], example: string, { secret = false } = {}) {
  return setting((given) => {
    const shown = secret ? "what was given (not shown, as it may hold a password)" : `"${given}"`;
    const begins = schemes.map((scheme) => `${scheme}://`).join(" or ");
    const wanted = `Give one that begins with ${begins}, like ${example}.`;
    const scheme = /^(\w+):\/\/./.exec(given)?.[1]?.toLowerCase();
    if (!scheme || !schemes.includes(scheme)) throw new Unusable(`${shown} is not a valid URL. ${wanted}`);
    if (!isReadable(given))
      throw new Unusable(
        `${shown} cannot be read; special letters in it are to be written as %xx. ${wanted}`,
      );
    return given;
  }, undefined);
}

function isReadable(given: string): boolean {
  try {
    const { username, password } = new URL(given);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export const email = (fallback: string) =>
  setting((given) => {
    if (!z.email().safeParse(given).success)
      throw new Unusable(`"${given}" is not an email address. Give one like ${fallback}.`);
    return given.toLowerCase();
  }, fallback);

export const password = (least: number, most: number) =>
  setting((given) => {
    const wanted = `Give ${least} to ${most} characters, or leave it out.`;
    if (given.length < least) throw new Unusable(`what was given is too short. ${wanted}`);
    if (given.length > most) throw new Unusable(`what was given is too long. ${wanted}`);
    return given;
  }, undefined);

export const hosts = (...fallback: string[]) =>
  setting((given) => {
    const names = given
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const wrong = names.find((name) => !/^[a-z0-9.-]+$/.test(name));
    if (wrong)
      throw new Unusable(
        `"${wrong}" is not the name of a host. Give names with commas between, like ${fallback[0]}.`,
      );
    return names;
  }, fallback);

/** Names or addresses of hosts, each with its port. */
export const hostsWithPorts = () =>
  setting((given): string[] => {
    const names = given
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const wrong = names.find((name) => !/^[a-z0-9.-]+:\d+$/.test(name));
    if (wrong)
      throw new Unusable(
        `"${wrong}" is not a host with a port. Give some with commas between, like 192.168.0.7:8080.`,
      );
    return names;
  }, []);

export const oneOf = <Word extends string>(words: readonly Word[]) =>
  setting((given) => {
    const found = words.find((word) => word === given.toUpperCase());
    if (!found) throw new Unusable(`"${given}" is none of these. Give ${words.join(" or ")}.`);
    return found;
  }, undefined);

/** Lines of HTTP headers, separated by "|"; never shown, as they may hold a secret. */
export const headers = () =>
  setting((given) => {
    const pairs = given.split("|").map((line) => /^([\w-]+)\s*:(.*)$/.exec(line.trim()));
    if (pairs.some((pair) => !pair))
      throw new Unusable(
        "what was given (not shown, as it may hold a password) are not headers. Give them like Authorization: Bearer 123 | X-Shop: tatka.",
      );
    return Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]?.trim()])) as Record<string, string>;
  }, undefined);

export const pattern = () =>
  setting((given) => {
    try {
      return new RegExp(given);
    } catch {
      throw new Unusable(`"${given}" is not a regular expression. Give one like "status":"ok".`);
    }
  }, undefined);
