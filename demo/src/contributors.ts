import sharp from 'sharp';
import { openFont, outlineText } from '../../src/platform/media/font.ts';
import { rasterizeSvg } from '../../src/platform/media/svg.ts';
import { artists } from './contributors-artists.ts';
import { foundries } from './contributors-foundries.ts';
import { projects } from './contributors-projects.ts';
import { findIcon, placeDrawing } from './icon-set.ts';
import { type LookName, looks } from './looks.ts';
import { packageBytes } from './package-file.ts';
import type { DemoContributor } from './types.ts';

/** Draws the emblem of an avatar: 'icon:set:name', or 'text:fontsource package:letters' for letters in that font. */
function drawEmblem(mark: string, lookName: LookName): string {
  const look = looks[lookName];
  const [kind = '', from = '', what = ''] = mark.split(':');
  const opened = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="512" height="512" viewBox="0 0 512 512" color="${look.ink}"><rect width="512" height="512" fill="${look.ground}"/>`;
  if (kind === 'icon')
    return `${opened}<circle cx="256" cy="256" r="206" fill="${look.soft}"/>${placeDrawing(findIcon(from, what), 116, 116, 280)}</svg>`;
  const [subset = 'latin', weight = '400'] = from.includes('@') ? (from.split('@')[1] ?? '').split('/') : [];
  const face = from.split('@')[0] ?? '';
  const font = openFont(packageBytes('@fontsource', face, 'files', `${face}-${subset}-${weight}-normal.woff2`));
  const trial = outlineText(font, what, 100);
  const numbers = [...trial.path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    (match) => [Number(match[1]), Number(match[2])] as const,
  );
  const [left, right] = [Math.min(...numbers.map(([x]) => x)), Math.max(...numbers.map(([x]) => x))];
  const [top, bottom] = [Math.min(...numbers.map(([, y]) => y)), Math.max(...numbers.map(([, y]) => y))];
  const scale = Math.min(300 / (right - left), 250 / (bottom - top));
  return `${opened}<g transform="translate(${256 - ((left + right) / 2) * scale} ${256 - ((top + bottom) / 2) * scale}) scale(${scale})"><path d="${trial.path}" fill="${look.ink}"/></g></svg>`;
}

export const contributors: DemoContributor[] = [...projects, ...artists, ...foundries].map(
  ({ mark, look, ...person }) => ({
    ...person,
    avatar: async () => {
      const picture = await rasterizeSvg(drawEmblem(mark, look), { width: 512, height: 512 });
      return sharp(picture).resize(256).webp({ quality: 75 }).toBuffer();
    },
  }),
);
