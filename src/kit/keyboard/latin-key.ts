type Pressed = Pick<KeyboardEvent, "key" | "code">;

const signs: Record<string, string> = { Slash: "/", BracketLeft: "[", BracketRight: "]" };

/**
 * The key of a shortcut, letters in lower case: by what it types, and where a layout types another script, as a Bengali one does, by
 * its place on the keyboard.
 */
export function latinKey({ key, code }: Pressed): string {
  if (/^[!-~]/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  return signs[code] ?? /^(?:Key|Digit|Numpad)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
