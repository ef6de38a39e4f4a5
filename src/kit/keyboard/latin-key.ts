type Pressed = Pick<KeyboardEvent, "key" | "code">;

const keysByCode: Record<string, string> = { Slash: "/", BracketLeft: "[", BracketRight: "]" };

/** The key of a shortcut in lower case; on a layout of another script, such as Bengali, by its position. */
export function latinKey({ key, code }: Pressed): string {
  const isAscii = /^[!-~]/.test(key);
  if (isAscii) return key.length === 1 ? key.toLowerCase() : key;
  return keysByCode[code] ?? /^(?:Key|Digit|Numpad)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
