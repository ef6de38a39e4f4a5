import { type KeyScope, staffPartOf } from "#src/api/scopes.ts";
import { mayWorkIn, type Role, type StaffPart } from "#src/api/viewer.ts";

/** Whether the maker of a webhook may still read all of its scopes. */
export const mayReceive = (maker: { role: Role; parts: StaffPart[]; scopes: readonly KeyScope[] }): boolean =>
  maker.scopes.every((scope) => mayWorkIn(maker, staffPartOf(scope)));
