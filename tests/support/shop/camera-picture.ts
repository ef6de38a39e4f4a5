import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toBuffer } from "bwip-js/node";
import sharp from "sharp";
import { emptyFolder } from "./start-server.ts";

const size = { width: 640, height: 480 };

/** A video file in which a camera sees this EAN-13 and nothing else, for Chromium's camera of tests. */
export async function cameraPicture(code: string): Promise<string> {
  const barcode = await toBuffer({ bcid: "ean13", text: code, scale: 4, height: 30, padding: 30 });
  const grey = await sharp(barcode)
    .flatten({ background: "white" })
    .resize({ ...size, fit: "contain", background: "white" })
    .greyscale()
    .raw()
    .toBuffer();
  const colourless = Buffer.alloc(grey.length / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), grey, colourless]);
  const head = `YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420\n`;
  const file = join(emptyFolder(), "camera.y4m");
  writeFileSync(file, Buffer.concat([Buffer.from(head), frame, frame]));
  return file;
}
