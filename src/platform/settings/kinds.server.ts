import { availableParallelism } from "node:os";
import { z } from "zod";

/** What is wrong with a value and what would do: the end of a sentence that begins with the setting's name. */
class Unusable extends Error {}

/** `read` parses the text or throws `Unusable`; a missing or blank setting is `fallback`. */
function setting<Value, Fallback>(read: (text: string) => Value, fallback: Fallback) {
  return z
    .string()
    .optional()
    .transform((rawText, context): Value | Fallback => {
      if (!rawText?.trim()) return fallback;
      try {
        return read(rawText.trim());
      } catch (error) {
        if (!(error instanceof Unusable)) throw error;
        context.addIssue({ code: "custom", message: error.message });
        return z.NEVER;
      }
    });
}

export const textSetting = <Fallback>(fallback: Fallback) => setting(String, fallback);

/** Each process may hold eight connections besides the pool: more processes would exceed PostgreSQL's usual 100. */
const maxAutomaticProcesses = 8;

/** A number, or `auto` for one per processor, eight at most. */
export const processCountSetting = (fallback: number, range: NumberRange) =>
  setting(
    (rawText) =>
      rawText.toLowerCase() === "auto"
        ? Math.min(availableParallelism(), maxAutomaticProcesses)
        : parseNumber(fallback, range)(rawText),
    fallback,
  );

export const numberSetting = (fallback: number, range: NumberRange) =>
  setting(parseNumber(fallback, range), fallback);

function parseNumber(example: number, { least, most, whole = true }: NumberRange) {
  const advice = `Give a ${whole ? "whole number" : "number"} from ${least} to ${most}, like ${example}.`;
  return (rawText: string): number => {
    const value = Number(rawText);
    if (Number.isNaN(value) || (whole && !Number.isInteger(value)))
      throw new Unusable(`"${rawText}" is not a ${whole ? "whole number" : "number"}. ${advice}`);
    if (value < least) throw new Unusable(`${rawText} is too low. ${advice}`);
    if (value > most) throw new Unusable(`${rawText} is too high. ${advice}`);
    return value;
  };
}

type NumberRange = { least: number; most: number; whole?: boolean };

const switches = new Map([
  ...["1", "true", "on", "yes"].map((word) => [word, true] as const),
  ...["0", "false", "off", "no"].map((word) => [word, false] as const),
]);

export const onOrOff = <Fallback extends boolean | undefined>(fallback: Fallback) =>
  setting((rawText) => {
    const value = switches.get(rawText.toLowerCase());
    if (value === undefined)
      throw new Unusable(`"${rawText}" is neither on nor off. Give 1 for on or 0 for off.`);
    return value;
  }, fallback);

/** A URL with one of some schemes. A `secret` one may hold a password and is never shown. */
export function urlSetting(schemes: readonly string[], example: string, { secret = false } = {}) {
  return setting((rawText) => {
    const shownValue = secret ? "what was given (not shown, as it may hold a password)" : `"${rawText}"`;
    const schemeList = schemes.map((scheme) => `${scheme}://`).join(" or ");
    const advice = `Give one that begins with ${schemeList}, like ${example}.`;
    const scheme = /^(\w+):\/\/./.exec(rawText)?.[1]?.toLowerCase();
    if (!scheme || !schemes.includes(scheme))
      throw new Unusable(`${shownValue} is not a valid URL. ${advice}`);
    if (!isReadable(rawText))
      throw new Unusable(
        `${shownValue} cannot be read; special letters in it are to be written as %xx. ${advice}`,
      );
    return rawText;
  }, undefined);
}

function isReadable(rawText: string): boolean {
  try {
    const { username, password } = new URL(rawText);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export const emailSetting = (fallback: string) =>
  setting((rawText) => {
    if (!z.email().safeParse(rawText).success)
      throw new Unusable(`"${rawText}" is not an email address. Give one like ${fallback}.`);
    return rawText.toLowerCase();
  }, fallback);

export const passwordSetting = (least: number, most: number) =>
  setting((rawText) => {
    const advice = `Give ${least} to ${most} characters, or leave it out.`;
    if (rawText.length < least) throw new Unusable(`what was given is too short. ${advice}`);
    if (rawText.length > most) throw new Unusable(`what was given is too long. ${advice}`);
    return rawText;
  }, undefined);

/** The names in lower case; they are separated by commas or spaces. */
const splitNames = (rawText: string): string[] =>
  rawText
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

export const hostsSetting = (...fallback: string[]) =>
  setting((rawText) => {
    const names = splitNames(rawText);
    const invalidHost = names.find((name) => !/^[a-z0-9.-]+$/.test(name));
    if (invalidHost)
      throw new Unusable(
        `"${invalidHost}" is not the name of a host. Give names with commas between, like ${fallback[0]}.`,
      );
    return names;
  }, fallback);

/** Names or addresses of hosts, each with its port. */
export const hostsWithPorts = () =>
  setting((rawText): string[] => {
    const names = splitNames(rawText);
    const invalidHost = names.find((name) => !/^[a-z0-9.-]+:\d+$/.test(name));
    if (invalidHost)
      throw new Unusable(
        `"${invalidHost}" is not a host with a port. Give some with commas between, like 192.168.0.7:8080.`,
      );
    return names;
  }, []);

export const oneOf = <Word extends string>(words: readonly Word[]) =>
  setting((rawText) => {
    const matchingWord = words.find((word) => word === rawText.toUpperCase());
    if (!matchingWord) throw new Unusable(`"${rawText}" is none of these. Give ${words.join(" or ")}.`);
    return matchingWord;
  }, undefined);

/** Lines of HTTP headers, separated by "|"; never shown, as they may hold a secret. */
export const headersSetting = () =>
  setting((rawText) => {
    const pairs = rawText.split("|").map((line) => /^([\w-]+)\s*:(.*)$/.exec(line.trim()));
    if (pairs.some((pair) => !pair))
      throw new Unusable(
        "what was given (not shown, as it may hold a password) are not headers. Give them like Authorization: Bearer 123 | X-Shop: tatka.",
      );
    return Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]?.trim()])) as Record<string, string>;
  }, undefined);

export const patternSetting = () =>
  setting((rawText) => {
    try {
      return new RegExp(rawText);
    } catch {
      throw new Unusable(`"${rawText}" is not a regular expression. Give one like "status":"ok".`);
    }
  }, undefined);
