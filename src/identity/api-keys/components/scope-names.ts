import { type KeyScope, type ScopedPart, scopedParts } from "#src/api/scopes.ts";
import { partLabels } from "#src/identity/admin/rights.ts";
import { m } from "#src/language/messages.ts";

export const partName = (part: ScopedPart): string =>
  part === "stock" ? m.api_key_stock() : partLabels[part].name();

/** "Orders: Read, Change · Stock: Read". */
export const scopesText = (scopes: readonly KeyScope[]): string =>
  scopedParts
    .flatMap((part) => {
      const access = [
        ...(scopes.includes(`${part}:read`) ? [m.api_key_read()] : []),
        ...(scopes.includes(`${part}:write`) ? [m.api_key_write()] : []),
      ].join(", ");
      return access ? [m.api_key_scope_of({ part: partName(part), access })] : [];
    })
    .join(" · ");
