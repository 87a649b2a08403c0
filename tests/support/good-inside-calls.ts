import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';

const missing = createId();

type FindWork = (asking: Asking) => Promise<Call>;

/** Changes the work's file to an archive, so that the response isn't just "not found". */
async function listArchive(app: TestApp, contentId: string): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `select f.file_id as id from variant v join variant_file f on f.variant_id = v.id where v.content_id = $1`,
    [contentId],
  );
  const fileId = rows[0]?.id ?? missing;
  if (fileId === missing) return fileId;
  await app.pool.query(
    `with archive as (
       insert into archive_contents (file_id, recipe, files, folders, formats, sheets) values ($1, 1, 1, 0, '[]', 0)
       on conflict do nothing returning file_id
     )
     insert into archive_entry (file_id, position, path, size) select file_id, 0, 'boat.svg', 48 from archive`,
    [fileId],
  );
  return fileId;
}

/** Creates valid calls of the operations on archives' contents, drawings, styles of fonts, sounds, animations and pages. */
export function createInsideCalls(app: TestApp, findWork: FindWork) {
  const findInside = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, fileId: await listArchive(app, path['id'] ?? missing), sheet: '1-0.webp' } };
  };
  const findDrawing = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, drawing: 'boat', form: 'svg' } };
  };
  const findFont = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, fileId: missing, face: '1-0.woff2' }, query: '?text=Aa&size=48&width=400' };
  };
  const findTile = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, fileId: missing, tile: '1-0.webp' } };
  };
  const findSample = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, fileId: missing, sample: '1-0-marked.mp3' } };
  };
  const findFilm = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, fileId: missing, picture: '1.film.0.webp' } };
  };
  const findPage = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, fileId: missing, picture: '1.page.0.0.webp' } };
  };
  const findCrop = async (asking: Asking): Promise<Call> => {
    const { path = {} } = await findWork(asking);
    return { path: { ...path, fileId: missing }, query: '?ratio=1x1&width=640' };
  };
  return {
    'GET /content/play/{contentId}/{variantId}/{fileId}': async (asking: Asking) => ({
      path: { ...(await findWork(asking)).path, fileId: missing },
    }),
    'GET /content/owned-preview/{id}/{name}': () => ({ path: { id: missing, name: '375.webp' } }),
    'GET /content/tiles/{id}': findWork,
    'GET /content/tiles/{id}/{fileId}/{tile}': findTile,
    'GET /content/marked-tiles/{id}/{fileId}/{tile}': findTile,
    'GET /content/sounds/{id}': findWork,
    'GET /content/sounds/{id}/{fileId}/{sample}': findSample,
    'GET /content/motion/{id}': findWork,
    'GET /content/motion/{id}/{fileId}/{picture}': findFilm,
    'GET /content/motion-card/{id}': findWork,
    'GET /content/documents/{id}': findWork,
    'GET /content/documents/{id}/{fileId}/{picture}': findPage,
    'GET /content/crop/{id}/{fileId}': findCrop,
    'GET /content/panorama/{id}': findWork,
    'GET /content/panorama/{id}/{fileId}/{picture}': findFilm,
    'GET /content/turntable/{id}': findWork,
    'GET /content/turntable/{id}/{fileId}/{picture}': findFilm,
    'GET /content/fonts/{id}': findWork,
    'GET /content/fonts/{id}/{fileId}/{face}': findFont,
    'GET /content/font-text/{id}/{fileId}/{face}': findFont,
    'GET /content/drawings/{id}': findWork,
    'GET /content/drawings/{id}/{drawing}': findDrawing,
    'GET /content/drawing-picture/{id}/{drawing}': findDrawing,
    'GET /content/drawing-card/{id}/{drawing}': findDrawing,
    'GET /content/drawing-file/{id}/{drawing}/{form}': findDrawing,
    'GET /content/inside/{id}': findWork,
    'GET /content/inside/{id}/{fileId}': findInside,
    'GET /content/inside/{id}/{fileId}/{sheet}': findInside,
  };
}
