import sharp, { type Sharp } from 'sharp';
import { embedPreviews } from '../../src/features/catalogue/pictures/service/embed-previews.ts';
import { keepLookAlikes } from '../../src/features/catalogue/pictures/service/keep-look-alikes.ts';
import { createId } from '../../src/platform/database/id.ts';
import { draftPreviewKey, previewKey } from '../../src/platform/storage/storage.ts';
import type { TestApp } from './app.ts';

/** Pictures that are clearly different from each other. */
const scenes = {
  boat: '<rect width="80" height="60" fill="#bde"/><circle cx="62" cy="14" r="8" fill="#fc3"/><path d="M8 40h56l-9 12H18z" fill="#732"/><path d="M34 8v30H14z" fill="#fff"/>',
  checks: `<rect width="80" height="60" fill="#fff"/>${Array.from({ length: 24 }, (_, at) => `<rect x="${(at % 6) * 14}" y="${Math.floor(at / 6) * 15}" width="7" height="7" fill="#123"/>`).join('')}`,
  hills:
    '<rect width="80" height="60" fill="#fed"/><path d="M0 60L20 20l18 30L55 12l25 48z" fill="#264"/><path d="M0 60h80V50H0z" fill="#141"/>',
  rings:
    '<rect width="80" height="60" fill="#204"/><g fill="none" stroke="#f8a" stroke-width="3"><circle cx="40" cy="30" r="25"/><circle cx="40" cy="30" r="15"/><circle cx="40" cy="30" r="6"/></g>',
  stairs: '<rect width="80" height="60" fill="#ffe"/><path d="M0 60V45h20V30h20V15h20V0h20v60z" fill="#06c"/>',
} as const;

export type Scene = keyof typeof scenes;

export const drawScene = (scene: Scene, width = 375): Sharp =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60">${scenes[scene]}</svg>`), {
    density: 300,
  }).resize(width);

async function putPicture(app: TestApp, previewId: string, picture: Sharp): Promise<void> {
  const bytes = await picture.webp().toBuffer();
  for (const key of [previewKey, draftPreviewKey]) await app.platform.storage.put(key(previewId, '375.webp'), bytes);
}

/** Sets a work's first picture, as if its preview had been created from it. */
export async function setPicture(app: TestApp, contentId: string, picture: Sharp): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from preview where content_id = $1 order by position limit 1',
    [contentId],
  );
  await putPicture(app, rows[0]?.id ?? '', picture);
}

/** Adds a preview with a picture after a work's other previews. @returns its identifier */
export async function addPicture(app: TestApp, contentId: string, picture: Sharp): Promise<string> {
  const id = createId();
  await putPicture(app, id, picture);
  await app.pool.query(
    `insert into preview (id, content_id, kind, alt, width, height, widths, position)
     select $1, $2, 'image', 'x', 800, 600, '{375}', max(position) + 1 from preview where content_id = $2`,
    [id, contentId],
  );
  return id;
}

/** Computes the vectors of pictures, as the worker does in the background. */
export async function comparePictures(app: TestApp): Promise<void> {
  await embedPreviews(app.systemContext());
  await keepLookAlikes(app.systemContext());
}
