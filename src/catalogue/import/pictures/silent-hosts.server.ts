import type { Queries } from "#src/platform/database/database.server.ts";
import { giveUpHost, restHost, type TakenPicture, wakeHost } from "./picture-queue.server.ts";
import type { PictureFailure } from "./picture-rules.ts";

/** After so many attempts in a row at which a host did not answer, its pictures fail. */
const maxSilences = 6;

/** Once may be the picture; then in minutes 1, 4, 16, 64. */
const restAfter = (silences: number): number => (silences < 2 ? 0 : 4 ** (silences - 2));

/** The hosts that did not answer this process, with how often in a row; their pictures rest longer each time. */
export class SilentHosts {
  readonly #silences = new Map<string, number>();

  /** Returns whether the host is given up now. */
  async noteSilence(queries: Queries, picture: TakenPicture, reason: PictureFailure): Promise<boolean> {
    const silences = (this.#silences.get(picture.host) ?? 0) + 1;
    this.#silences.set(picture.host, silences);
    if (silences < maxSilences) {
      await restHost(queries, picture, { reason, minutes: restAfter(silences) });
      return false;
    }
    this.#silences.delete(picture.host);
    await giveUpHost(queries, picture, reason);
    return true;
  }

  async noteAnswer(queries: Queries, picture: TakenPicture): Promise<void> {
    if (this.#silences.delete(picture.host)) await wakeHost(queries, picture);
  }
}
