import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { demoCatalogue } from './catalogue.ts';
import { toSharp } from './pixels.ts';

/**
 * Creates contact sheets of all previews in justified rows, as listings show them, for visual checks: `node
 * demo/src/contact-sheet.ts --out /tmp/demo --category fonts --row 220`.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'demo-sheet' },
    category: { type: 'string' },
    only: { type: 'string' },
    slides: { type: 'boolean', default: false },
    row: { type: 'string', default: '220' },
    page: { type: 'string', default: '60' },
  },
});

const [width, gap] = [1560, 8];
const rowHeight = Number(values.row);

interface Shown {
  bytes: Buffer;
  ratio: number;
}

/** Arranges pictures in rows of equal height that fill the width. */
function justifyRows(pictures: readonly Shown[]): { height: number; row: Shown[] }[] {
  const rows: { height: number; row: Shown[] }[] = [];
  let row: Shown[] = [];
  for (const picture of pictures) {
    row.push(picture);
    const ratios = row.reduce((sum, { ratio }) => sum + ratio, 0);
    const height = (width - gap * (row.length - 1)) / ratios;
    if (height <= rowHeight) {
      rows.push({ height: Math.floor(height), row });
      row = [];
    }
  }
  if (row.length > 0) rows.push({ height: rowHeight, row });
  return rows;
}

async function page(pictures: readonly Shown[]): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  let top = gap;
  for (const { height, row } of justifyRows(pictures)) {
    let left = 0;
    for (const { bytes, ratio } of row) {
      const wide = Math.max(1, Math.min(Math.floor(height * ratio), width - left));
      parts.push({
        input: await sharp(bytes).resize({ width: wide, height, fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer(),
        left,
        top,
      });
      left += wide + gap;
    }
    top += height + gap;
  }
  return sharp({ create: { width, height: top, channels: 3, background: '#faf8f5' } })
    .composite(parts)
    .png()
    .toBuffer();
}

const { contents } = await demoCatalogue();
const wanted = contents.filter(
  ({ category, key }) =>
    (values.category === undefined || category === values.category) &&
    (values.only === undefined || values.only.split(',').some((part) => key.includes(part))),
);
const shown: Shown[] = [];
for (const content of wanted) {
  for (const preview of content.previews) {
    if (values.slides && preview.isSlide !== true) continue;
    const bytes = await toSharp(await preview.image())
      .resize({ width: 700, withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { width: w, height: h } = await sharp(bytes).metadata();
    shown.push({ bytes, ratio: w / h });
  }
}
const size = Number(values.page);
for (let at = 0; at * size < shown.length; at += 1) {
  const name = `${values.out}-${at + 1}.png`;
  await writeFile(name, await page(shown.slice(at * size, (at + 1) * size)));
  process.stdout.write(`${name}\n`);
}
