import { Problem } from "#src/api/problem.ts";
import type { Encoder } from "#src/pictures/encoding/encoder.server.ts";
import { EncodingFailed, storePicture } from "#src/pictures/store-picture.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { FetchRefused, publicFetch } from "#src/platform/net/public-fetch.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { addFetchedPictures } from "./add-fetched-pictures.server.ts";
import {
  failPicture,
  isGivenUp,
  msUntilNextPicture,
  type ReservedPicture,
  releasePicture,
  reservePicture,
  saveFetchedPicture,
} from "./picture-queue.server.ts";
import { isSilence, maxPictureBytes, type PictureFailure } from "./picture-rules.ts";
import { SilentHosts } from "./silent-hosts.server.ts";

const limits = { maxBytes: maxPictureBytes, timeoutMs: 15_000, redirects: 3 };
const headers = {
  Accept: "image/avif,image/webp,image/png,image/jpeg",
  "User-Agent": "Tatka/1.0 (product import)",
};

const okStatus = 200;
const goneStatuses = [404, 410];
const tooManyRequestsStatus = 429;
const serverErrorStatus = 500;

/** Fetches the pictures of imports one after the other, and adds them to their products. */
export function fetchPictures(shop: Shop, encoder: Encoder): void {
  const hosts = new SilentHosts();
  shop.queues.add("pictures of imports", async (isClosing) => {
    const { pool } = shop.database;
    while (!isClosing()) {
      const picture = await reservePicture(pool);
      if (!picture) break;
      const storeOutcome = await fetchPicture(shop, { encoder, hosts }, picture);
      await inTransaction(shop.database, (client) => addFetchedPictures(client, picture, storeOutcome));
    }
    return msUntilNextPicture(pool);
  });
}

/** Why a picture was not fetched; it is tried again unless `isFinal`. */
class NotFetched extends Error {
  readonly failure: { reason: PictureFailure; isFinal: boolean };
  constructor(reason: PictureFailure, isFinal: boolean) {
    super(reason);
    this.failure = { reason, isFinal };
  }
}

type StorePictureOutcome = (queries: Queries) => Promise<void>;

/**
 * Fetches and stores a picture. Returns a function that stores the outcome; the caller runs it in the
 * transaction that adds the picture to its product.
 */
async function fetchPicture(
  shop: Shop,
  { encoder, hosts }: { encoder: Encoder; hosts: SilentHosts },
  picture: ReservedPicture,
): Promise<StorePictureOutcome> {
  const { pool } = shop.database;
  if (isGivenUp(picture))
    return (queries) =>
      failPicture(queries, picture, { reason: picture.reason ?? "unreachable", isFinal: true });
  try {
    const bytes = await downloadPicture(picture.url, shop);
    await hosts.noteAnswer(pool, picture);
    const { data } = await storePicture(shop, encoder, bytes, { userId: picture.user_id });
    return (queries) => saveFetchedPicture(queries, picture, data.image);
  } catch (error) {
    // The encoder was busy, so this does not count as an attempt; a failed encoding does.
    if (error instanceof Problem && error.code === "not_ready" && !(error instanceof EncodingFailed))
      return (queries) => releasePicture(queries, picture);
    const { failure } = toFailure(error);
    if (isSilence(failure.reason)) {
      const isFinal = await hosts.noteSilence(pool, picture, failure.reason);
      return (queries) => failPicture(queries, picture, { ...failure, isFinal });
    }
    await hosts.noteAnswer(pool, picture);
    return (queries) => failPicture(queries, picture, failure);
  }
}

async function downloadPicture(url: string, { settings }: Shop): Promise<Buffer> {
  const { status, bytes } = await publicFetch(url, { ...limits, headers, innerHosts: settings.innerHosts });
  if (status === okStatus) return bytes;
  if (goneStatuses.includes(status)) throw new NotFetched("not_found", true);
  throw new NotFetched("refused", status < serverErrorStatus && status !== tooManyRequestsStatus);
}

function toFailure(error: unknown): NotFetched {
  if (error instanceof NotFetched) return error;
  if (error instanceof FetchRefused) return new NotFetched(error.reason, !isSilence(error.reason));
  if (error instanceof Problem) return new NotFetched("not_picture", !(error instanceof EncodingFailed));
  throw error;
}
