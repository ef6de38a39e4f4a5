import type { Hits } from "./hits.ts";
import type { Workspace } from "./workspace.ts";

/** Merges the hits of several readings; a document in more than one gets the highest score. */
export function merged(all: readonly Hits[], workspace: Workspace): Hits {
  const some = all.filter(({ length }) => length > 0);
  if (some.length <= 1) return some[0] ?? workspace.newHits();
  const joined = workspace.newHits();
  for (const hits of some) {
    for (let index = 0; index < hits.length; index++) {
      const slot = hits.slots[index] as number;
      const places = workspace.placesOf(hits.segments[index] as number, slot + 1);
      const place = places[slot] as number;
      if (place > 0) joined.improve(place - 1, hits, index);
      else {
        joined.take(hits, index);
        places[slot] = joined.length;
      }
    }
  }
  for (let index = 0; index < joined.length; index++)
    workspace.placesOf(joined.segments[index] as number, 0)[joined.slots[index] as number] = 0;
  joined.recount();
  return joined;
}

export function onlyComplete(hits: Hits, workspace: Workspace): Hits {
  if (hits.complete === hits.length) return hits;
  const complete = workspace.newHits();
  for (let index = 0; index < hits.length; index++)
    if ((hits.weakest[index] as number) > 0) complete.take(hits, index);
  return complete;
}
