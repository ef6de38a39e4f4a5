import type { Queries } from "#src/platform/database/database.server.ts";
import { giveUpHost, postponeHost, type ReservedPicture, resumeHost } from "./picture-queue.server.ts";
import type { PictureFailure } from "./picture-rules.ts";

/** The number of unanswered attempts in a row after which all pictures of a host fail. */
const maxSilences = 6;

/** The pause of a host in minutes: none after the first failure, which may be chance, then 1, 4, 16, 64. */
const pauseMinutesAfter = (silences: number): number => (silences < 2 ? 0 : 4 ** (silences - 2));

/** The hosts that did not answer this process, with the number of failures in a row. */
export class SilentHosts {
  readonly #silences = new Map<string, number>();

  /** Postpones the pictures of the host. Returns true if they fail from now on. */
  async noteSilence(queries: Queries, picture: ReservedPicture, reason: PictureFailure): Promise<boolean> {
    const silences = (this.#silences.get(picture.host) ?? 0) + 1;
    this.#silences.set(picture.host, silences);
    if (silences < maxSilences) {
      await postponeHost(queries, picture, { reason, minutes: pauseMinutesAfter(silences) });
      return false;
    }
    this.#silences.delete(picture.host);
    await giveUpHost(queries, picture, reason);
    return true;
  }

  async noteAnswer(queries: Queries, picture: ReservedPicture): Promise<void> {
    if (this.#silences.delete(picture.host)) await resumeHost(queries, picture);
  }
}
