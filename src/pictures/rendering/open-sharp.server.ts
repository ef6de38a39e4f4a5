/** Loads libvips at the first picture, as most processes render none; one thread and no cache bound its memory. */
export async function openSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
