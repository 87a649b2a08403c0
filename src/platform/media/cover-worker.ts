import type { CoverHeader } from './cover.ts';
import { encodePicture } from './encode-picture.ts';
import { renderPreview } from './renditions.ts';

const MAX_COLORS = 3;

/** Writes one line of JSON with the sizes of the renditions, then their concatenated bytes. */
await encodePicture(async (_, bytes) => {
  const { width, height, colors, renditions } = await renderPreview(bytes, { fillsGround: true });
  const header: CoverHeader = {
    width,
    height,
    colors: colors.slice(0, MAX_COLORS).map(({ hex }) => hex),
    files: renditions.map((each) => ({ width: each.width, format: each.format, size: each.bytes.length })),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...renditions.map((each) => each.bytes)]);
});
