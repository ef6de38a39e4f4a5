/** The scopes of API keys: the parts of the back office, and the stock, which belongs to the part catalogue. */
export const scopedParts = ["orders", "catalogue", "content", "customers", "delivery", "stock"] as const;

export type ScopedPart = (typeof scopedParts)[number];

export type KeyScope = `${ScopedPart}:${"read" | "write"}`;

export const scopes = scopedParts.flatMap((part): KeyScope[] => [`${part}:read`, `${part}:write`]);

/** The part of the back office that staff need to make a key with this scope. */
export function staffPartOf(scope: KeyScope): Exclude<ScopedPart, "stock"> {
  const part = scope.slice(0, scope.indexOf(":")) as ScopedPart;
  return part === "stock" ? "catalogue" : part;
}
