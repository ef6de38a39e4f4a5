import type { Hits } from "./hits.ts";
import type { Workspace } from "./workspace.ts";

/** Merges the hits of several readings; a document in more than one gets the highest score. */
export function mergeHits(hitsOfReadings: readonly Hits[], workspace: Workspace): Hits {
  const nonEmpty = hitsOfReadings.filter(({ length }) => length > 0);
  if (nonEmpty.length <= 1) return nonEmpty[0] ?? workspace.newHits();
  const mergedHits = workspace.newHits();
  for (const hits of nonEmpty) {
    for (let index = 0; index < hits.length; index++) {
      const slot = hits.slots[index] as number;
      const hitNumbers = workspace.hitNumbersOf(hits.segments[index] as number, slot + 1);
      const hitNumber = hitNumbers[slot] as number;
      if (hitNumber > 0) mergedHits.improve(hitNumber - 1, hits, index);
      else {
        mergedHits.copyHit(hits, index);
        hitNumbers[slot] = mergedHits.length;
      }
    }
  }
  for (let index = 0; index < mergedHits.length; index++)
    workspace.hitNumbersOf(mergedHits.segments[index] as number, 0)[mergedHits.slots[index] as number] = 0;
  mergedHits.recount();
  return mergedHits;
}

export function onlyComplete(hits: Hits, workspace: Workspace): Hits {
  if (hits.complete === hits.length) return hits;
  const complete = workspace.newHits();
  for (let index = 0; index < hits.length; index++)
    if ((hits.weakest[index] as number) > 0) complete.copyHit(hits, index);
  return complete;
}
