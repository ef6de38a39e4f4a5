import type { Sort } from "../contract.ts";

type Ordered = { sort?: Sort | undefined; cursor?: string | undefined };

export const sortOf = ({ sort }: Ordered): Sort => sort ?? "featured";

/** The cursor of the next page, given the last product id of this one. */
export function nextCursor(filter: Ordered, lastId: number | undefined): string | undefined {
  return lastId === undefined ? undefined : `${sortOf(filter)}:${lastId}`;
}

/** The id in a cursor. An invalid cursor, or one of another order, starts at the first page. */
export function lastShownId(filter: Ordered): number | undefined {
  const [sort, id] = (filter.cursor ?? "").split(":");
  return sort === sortOf(filter) && /^[0-9]{1,15}$/.test(id ?? "") ? Number(id) : undefined;
}
