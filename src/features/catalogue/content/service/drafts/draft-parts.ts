import type { TransactionContext } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import { type FieldProblem, Problem } from '../../../../../platform/http/problem.ts';
import { readPlacesById } from '../../../categories/service/categories.ts';
import { listOfferedLicences } from '../../../licences/service/licences.ts';
import { MAX_PREVIEWS, MIN_SLIDE, slideFormats } from '../../contract/slides.ts';
import { describeProblem } from '../../rules/draft-problems.ts';
import { toKeywords } from '../../rules/keywords.ts';
import {
  addPreview,
  addSubcategories,
  changeContent,
  readFileFacts,
  readPreviewIds,
  readSubcategoryIds,
  removeSubcategories,
  setCaptions,
  setKeywords,
  setPreviewOrder,
} from '../../store/drafts.ts';
import { addRelease, keepReleases } from '../../store/releases.ts';
import { type FileFacts, readVariantIds, setVariants, type VariantRow } from '../../store/variants.ts';
import type { DraftChanges, VariantChange } from './draft-changes.ts';
import { type DraftFile, toFileFacts, toNewPreview } from './draft-file.ts';

interface Part {
  readonly id: string;
  readonly categoryId: string | null;
  /** The title after the change. */
  readonly title: string;
}

type Complain = (
  path: string,
  key: Parameters<typeof describeProblem>[0],
  values?: Parameters<typeof describeProblem>[2],
) => void;

async function changePlace(ctx: TransactionContext, content: Part, changes: DraftChanges, complain: Complain) {
  const { categoryId = content.categoryId, subcategoryIds } = changes;
  if (changes.categoryId === undefined && subcategoryIds === undefined) return;
  const [place] = categoryId !== null && isId(categoryId) ? await readPlacesById(ctx.tx, [categoryId]) : [];
  if (categoryId !== null && place === undefined) {
    complain('categoryId', 'unknown_category');
    return;
  }
  const known = place?.subcategoryIds ?? [];
  const wanted = subcategoryIds ?? (await readSubcategoryIds(ctx.tx, content.id)).filter((id) => known.includes(id));
  for (const [at, id] of wanted.entries())
    if (!known.includes(id)) complain(`subcategoryIds.${at}`, 'unknown_subcategory');
  const distinct = [...new Set(wanted)].filter((id) => known.includes(id));
  await removeSubcategories(ctx.tx, content.id);
  if (categoryId !== content.categoryId) await changeContent(ctx.tx, content.id, { category_id: categoryId });
  if (categoryId !== null) await addSubcategories(ctx.tx, content.id, categoryId, distinct);
}

/** Finds the files of one variant among the content's files and the uploads to add. */
function findFiles(
  change: VariantChange,
  path: string,
  known: ReadonlyMap<string, FileFacts>,
  uploads: ReadonlyMap<string, FileFacts>,
  complain: Complain,
): FileFacts[] {
  const found = change.files.flatMap(({ _id, upload }, at) => {
    const facts = upload === undefined ? known.get(_id ?? '') : uploads.get(upload);
    if (facts === undefined) complain(`${path}.files.${at}`, 'unknown_file');
    return facts ?? [];
  });
  for (const [at, facts] of found.entries()) {
    const before = found.slice(0, at);
    if (before.some(({ fileId }) => fileId === facts.fileId)) complain(`${path}.files.${at}`, 'twice');
    else if (before.some(({ name }) => name === facts.name)) complain(`${path}.files.${at}`, 'same_name');
  }
  return found;
}

async function changeVariants(
  ctx: TransactionContext,
  contentId: string,
  wanted: readonly VariantChange[],
  files: readonly DraftFile[],
  complain: Complain,
): Promise<readonly VariantRow[]> {
  const present = await readVariantIds(ctx.tx, contentId);
  const offered = (await listOfferedLicences(ctx.tx)).map(({ code }) => code);
  const known = await readFileFacts(ctx.tx, contentId);
  const uploads = new Map(files.map((file) => [file.id, toFileFacts(file)]));
  const ids = wanted.map(({ _id }) => _id);
  if (present.some(({ id, revision_of }) => revision_of !== null && !ids.includes(id)))
    complain('variants', 'variant_stays');
  return wanted.map((change, at) => {
    const path = `variants.${at}`;
    if (change._id !== undefined && !present.some(({ id }) => id === change._id)) complain(path, 'unknown_variant');
    if (change._id !== undefined && ids.indexOf(change._id) !== at) complain(path, 'twice');
    if (!offered.includes(change.licence)) complain(`${path}.licence`, 'unknown_licence');
    const { name, licence, price } = change;
    return { id: change._id, name, licence, price, files: findFiles(change, path, known, uploads, complain) };
  });
}

async function changePreviews(ctx: TransactionContext, contentId: string, ids: readonly string[], complain: Complain) {
  const present = await readPreviewIds(ctx.tx, contentId);
  for (const [at, id] of ids.entries()) {
    if (!present.includes(id)) complain(`previewIds.${at}`, 'unknown_preview');
    if (ids.indexOf(id) !== at) complain(`previewIds.${at}`, 'twice');
  }
  await setPreviewOrder(ctx.tx, contentId, ids.filter(isId));
}

async function changeCaptions(
  ctx: TransactionContext,
  contentId: string,
  captions: NonNullable<DraftChanges['captions']>,
  complain: Complain,
) {
  const present = await readPreviewIds(ctx.tx, contentId);
  for (const [at, { _id }] of captions.entries())
    if (!present.includes(_id)) complain(`captions.${at}`, 'unknown_preview');
  const known = captions.filter(({ _id }) => present.includes(_id));
  await setCaptions(
    ctx.tx,
    contentId,
    known.map(({ _id, caption, translatedCaption }) => ({
      id: _id,
      caption,
      translated_caption: translatedCaption === '' ? null : translatedCaption,
    })),
  );
}

/**
 * Finds the new slides among the files, and reports a problem for each invalid one. `room`: number of previews that
 * still fit.
 */
function findSlides(
  { newPreviews = [], variants = [] }: DraftChanges,
  files: readonly DraftFile[],
  room: number,
  complain: Complain,
): DraftFile[] {
  const sold = variants.flatMap((variant) => variant.files.map(({ upload }) => upload));
  return newPreviews.flatMap((id, at) => {
    const [path, file] = [`newPreviews.${at}`, files.find((each) => each.id === id)];
    if (file === undefined || newPreviews.indexOf(id) !== at || sold.includes(id)) {
      complain(path, file === undefined ? 'unknown_file' : 'twice');
      return [];
    }
    const { name, report } = file;
    const { width, height } = toFileFacts(file);
    if (report.preview?.kind !== 'image' || !slideFormats.includes(report.format))
      complain(path, 'slide_not_picture', { name });
    else if (Math.max(width ?? 0, height ?? 0) < MIN_SLIDE)
      complain(path, 'slide_too_small', { name, width: width ?? 0, height: height ?? 0 });
    else if (at >= room) complain(path, 'too_many_previews');
    return file;
  });
}

interface ShownFiles {
  /** Files that are also sold. Those that exceed the maximum number of previews aren't shown. */
  readonly sold: readonly DraftFile[];
  readonly slides?: readonly DraftFile[];
}

/** Adds previews to a content. @throws Problem `conflict` if a file's preview already belongs to a content */
export async function addPreviews(
  ctx: TransactionContext,
  contentId: string,
  { sold, slides = [] }: ShownFiles,
  alt: string,
): Promise<void> {
  const room = MAX_PREVIEWS - (await readPreviewIds(ctx.tx, contentId)).length - slides.length;
  const previews = [
    ...sold.flatMap((file) => toNewPreview(file, false) ?? []).slice(0, Math.max(0, room)),
    ...slides.flatMap((file) => toNewPreview(file, true) ?? []),
  ];
  for (const preview of previews)
    if (!(await addPreview(ctx.tx, contentId, preview, alt)))
      throw new Problem('conflict', { detail: describeProblem('is_used', ctx.locale) });
}

/**
 * Changes the parts of a content that have their own rows. An invalid part makes it throw, and the transaction is
 * rolled back.
 * @throws Problem `bad_input` listing every invalid part
 */
export async function changeParts(
  ctx: TransactionContext,
  content: Part,
  changes: DraftChanges,
  files: readonly DraftFile[],
): Promise<void> {
  const { tx } = ctx;
  const errors: FieldProblem[] = [];
  const complain: Complain = (path, key, values) =>
    errors.push({ path, message: describeProblem(key, ctx.locale, values) });
  await changePlace(ctx, content, changes, complain);
  if (changes.keywords !== undefined) await setKeywords(tx, content.id, toKeywords(changes.keywords));
  const variants = changes.variants && (await changeVariants(ctx, content.id, changes.variants, files, complain));
  // Captions are changed before previews, because a caption may belong to a preview that is removed.
  if (changes.captions !== undefined) await changeCaptions(ctx, content.id, changes.captions, complain);
  if (changes.previewIds !== undefined) await changePreviews(ctx, content.id, changes.previewIds, complain);
  const { newPreviews = [] } = changes;
  const room = newPreviews.length === 0 ? 0 : MAX_PREVIEWS - (await readPreviewIds(tx, content.id)).length;
  const slides = findSlides(changes, files, room, complain);
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  if (variants !== undefined) await setVariants(tx, content.id, variants);
  const releases = changes.newReleases ?? [];
  if (changes.releaseIds !== undefined) await keepReleases(tx, content.id, changes.releaseIds.filter(isId));
  for (const { upload, kind } of releases) {
    const file = files.find(({ id }) => id === upload);
    if (file === undefined) throw new Problem('not_found');
    await addRelease(tx, { contentId: content.id, kind, fileId: file.fileId, name: file.name });
  }
  const sold = files.filter((file) => !slides.includes(file) && !releases.some(({ upload }) => upload === file.id));
  await addPreviews(ctx, content.id, { sold, slides }, content.title);
}
