import type { CodeReader } from "./find-reader.ts";

/** A code is reported again only after it was out of the picture for this time. */
const repeatAfterMs = 1_500;

/** The pause between two pictures. */
const pauseMs = 80;

/** Calls `onCode` with each code in the middle of the picture, until `isOver`. */
export async function readCodes(
  video: HTMLVideoElement,
  reader: CodeReader,
  isOver: () => boolean,
  onCode: (code: string) => void,
): Promise<void> {
  const lastCode = { code: "", at: 0 };
  while (!isOver()) {
    const code = video.videoWidth > 0 ? await findCode(video, reader) : undefined;
    const now = performance.now();
    if (code && !isOver()) {
      const isNew = code !== lastCode.code || now - lastCode.at > repeatAfterMs;
      lastCode.code = code;
      lastCode.at = now;
      if (isNew) onCode(code);
    }
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
}

/** The code nearest to the middle of the picture, if any. */
async function findCode(video: HTMLVideoElement, reader: CodeReader): Promise<string | undefined> {
  // A single picture may be unreadable, such as the first ones of a camera.
  const detectedCodes = await reader.detect(video).catch(() => []);
  const distanceToMiddle = ({ boundingBox: { x, y, width, height } }: (typeof detectedCodes)[number]) =>
    Math.hypot(x + width / 2 - video.videoWidth / 2, y + height / 2 - video.videoHeight / 2);
  return detectedCodes.toSorted((one, other) => distanceToMiddle(one) - distanceToMiddle(other))[0]?.rawValue;
}
