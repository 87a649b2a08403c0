import { createAvatar } from '@dicebear/core';
import { type AvatarPack, avatarPacks } from './avatar-list.ts';
import { parseDrawing } from './drawing-file.ts';
import type { Drawing } from './icon-set.ts';
import { once } from './once.ts';
import { createPackContent } from './pack.ts';
import type { DemoContent } from './types.ts';

const names =
  'Amina Rafi Nusrat Tanvir Shirin Kamal Farah Imran Lata Arif Mitu Sabbir Rumi Jahan Nadia Omar Priya Zara Hasan Tuli Bina Dipu Ela Faisal Gita Habib Ishita Jamal Keya Liton'.split(
    ' ',
  );

/**
 * Removes the mask of an avatar to its own view box, which `<svg>` applies anyway and which takes ten times as long to
 * draw.
 */
const unmasked = (svg: string): string =>
  svg.replace(/<mask id="viewboxMask">.*?<\/mask>/s, '').replaceAll('mask="url(#viewboxMask)"', '');

const drawAvatars = (style: AvatarPack['style'], count: number, salt: string): Drawing[] =>
  names
    .slice(0, count)
    .map((name) =>
      parseDrawing(name.toLowerCase(), unmasked(createAvatar(style, { seed: `${name}${salt}` }).toString())),
    );

export const avatars = (): DemoContent[] =>
  avatarPacks.map((pack) => {
    const { contributor, licence, attribution, url, style, count, salt } = pack;
    return createPackContent(
      {
        ...pack,
        source: { contributor, licence, attribution, url },
        drawings: once(() => drawAvatars(style, count, salt ?? '')),
      },
      count,
    );
  });
