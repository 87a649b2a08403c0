import type { TransactionContext } from '../../../../../platform/context.ts';
import { createId, isId } from '../../../../../platform/database/id.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import { listEveryName } from '../../../../../platform/media/preview-files.ts';
import { type ContentStatus, keepSuggested, type SuggestedPart } from '../../contract/own-content.ts';
import { MAX_PREVIEWS } from '../../contract/slides.ts';
import { describeProblem } from '../../rules/draft-problems.ts';
import { toTitle } from '../../rules/draft-title.ts';
import { toKeywords } from '../../rules/keywords.ts';
import { describeStatus, editableStatuses } from '../../rules/status.ts';
import {
  addContent,
  addSubcategories,
  changeContent,
  lockContent,
  removeContent,
  setAlt,
  setKeywords,
} from '../../store/drafts.ts';
import { readPreviewFiles } from '../../store/status.ts';
import { setVariants } from '../../store/variants.ts';
import { settleMockup } from '../mockups/settle-mockup.ts';
import { keepUnseen, unseenMockup } from '../mockups/unseen-mockup.ts';
import { settlePreviewsJob } from '../previews.ts';
import { type DraftChanges, toColumns } from './draft-changes.ts';
import { type DraftFile, toFileFacts } from './draft-file.ts';
import { addPreviews, changeParts } from './draft-parts.ts';

export type { DraftChanges } from './draft-changes.ts';
export type { DraftFile } from './draft-file.ts';

/** Suggested values of a new draft, for its contributor to check. */
export interface Proposal {
  readonly categoryId: string | null;
  readonly subcategoryIds: readonly string[];
  /** Licence and price of all variants; undefined if there is nothing to suggest. */
  readonly terms: { readonly licence: string; readonly price: number } | undefined;
}

export interface NewDraft {
  readonly contributorId: string;
  /** Files to sell. Each becomes a variant that is named by its format. */
  readonly files: readonly DraftFile[];
  /** Files that are shown as previews and not sold. */
  readonly previewsOnly: readonly DraftFile[];
  readonly proposal?: Proposal | undefined;
}

const FIRST_LICENCE = 'arbor-standard-1';
const MAX_DESCRIPTION = 10_000;

/** Names variants by format: `PNG`, or `PNG 2400 × 1600` if several files have the same format. */
function nameVariants(files: readonly DraftFile[]): string[] {
  const named = files.map((file) => {
    const { format, width, height } = toFileFacts(file);
    const isAlone = files.filter((other) => toFileFacts(other).format === format).length === 1;
    return isAlone || width === null ? format.toUpperCase() : `${format.toUpperCase()} ${width} × ${height}`;
  });
  return named.map((name, at) => {
    const before = named.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

const noProposal: Proposal = { categoryId: null, subcategoryIds: [], terms: undefined };

const listSuggested = ({ categoryId, subcategoryIds, terms }: Proposal): SuggestedPart[] => [
  ...(categoryId === null ? [] : ['category' as const]),
  ...(subcategoryIds.length === 0 ? [] : ['subcategory' as const]),
  ...(terms === undefined ? [] : ['licence' as const, 'price' as const]),
];

interface Named {
  readonly title: string;
  readonly language_chosen: boolean;
}

/** Derives the language of a new title from its script, until somebody has chosen a language. */
const followScript = (before: Named, title = before.title): { language?: 'en' | 'bn' } =>
  before.language_chosen || title === before.title ? {} : { language: isBangla(title) ? 'bn' : 'en' };

/**
 * Creates a draft from processed files. Title, description and keywords come from the files' metadata; the default
 * title is the first file's name. The language follows from the title's script, or else from the account.
 * @returns the draft's identifier
 * @throws Problem `conflict` if the preview of a file already belongs to a draft
 */
export async function createDraft(ctx: TransactionContext, draft: NewDraft): Promise<string> {
  const all = [...draft.files, ...draft.previewsOnly];
  const [first] = all;
  if (first === undefined) throw new Problem('bad_input');
  const metadata = all.map(({ report }) => report.metadata);
  const written = metadata.map(({ title }) => (title === null ? '' : toTitle(title))).find((title) => title !== '');
  const title = written ?? toTitle(first.name);
  const { proposal = noProposal } = draft;
  const { categoryId, subcategoryIds, terms } = proposal;
  const id = createId();
  await addContent(ctx.tx, {
    id,
    contributor_id: draft.contributorId,
    status: 'draft',
    title,
    language: isBangla(title) ? 'bn' : ctx.locale,
    category_id: categoryId,
    suggested: listSuggested(proposal),
    description:
      metadata
        .map(({ description }) => description ?? '')
        .find((text) => text !== '')
        ?.slice(0, MAX_DESCRIPTION) ?? '',
  });
  if (categoryId !== null) await addSubcategories(ctx.tx, id, categoryId, subcategoryIds);
  await setKeywords(ctx.tx, id, toKeywords(metadata.flatMap(({ keywords }) => keywords)));
  const names = nameVariants(draft.files);
  await setVariants(
    ctx.tx,
    id,
    draft.files.map((file, at) => ({
      id: undefined,
      name: names[at] ?? file.name,
      licence: terms?.licence ?? FIRST_LICENCE,
      price: terms?.price ?? null,
      files: [toFileFacts(file)],
    })),
  );
  const pictured = draft.files.filter(({ report }) => report.preview !== null);
  const room = Math.max(0, MAX_PREVIEWS - draft.previewsOnly.length);
  await addPreviews(ctx, id, { sold: [...pictured.slice(0, room), ...draft.previewsOnly] }, title);
  await settleMockup(ctx, id);
  return id;
}

export interface DraftTarget {
  readonly contentId: string;
  /** Contributor who must own the content; undefined for reviewers, who may change any content. */
  readonly contributorId: string | undefined;
  /** `updatedAt` of the version that was edited; undefined overwrites any version. */
  readonly updatedAt?: string | undefined;
  /** Allowed statuses. The default is the statuses that a contributor may change. */
  readonly statuses?: readonly ContentStatus[];
}

async function lockEditable(ctx: TransactionContext, target: DraftTarget) {
  const { contentId, contributorId, updatedAt, statuses = editableStatuses } = target;
  const row = isId(contentId) ? await lockContent(ctx.tx, contentId, contributorId) : undefined;
  if (row === undefined) throw new Problem('not_found');
  if (!statuses.includes(row.status)) throw new Problem('conflict', { detail: describeStatus(row.status, ctx.locale) });
  if (updatedAt === undefined || updatedAt === row.updated_at.toISOString()) return { row, unseen: undefined };
  const unseen = await unseenMockup(ctx.tx, row, updatedAt);
  if (unseen === undefined) throw new Problem('conflict', { detail: describeProblem('changed_elsewhere', ctx.locale) });
  return { row, unseen };
}

/**
 * Changes the given fields of a content that isn't public.
 * @param files processed uploads that variants may use
 * @throws Problem `not_found`; `conflict` if the status doesn't allow a change, or if somebody else has changed the
 * content since `updatedAt`; `bad_input` listing every invalid part
 */
export async function updateDraft(
  ctx: TransactionContext,
  target: DraftTarget,
  wanted: DraftChanges,
  files: readonly DraftFile[] = [],
): Promise<void> {
  const { row, unseen } = await lockEditable(ctx, target);
  const changes = keepUnseen(wanted, unseen);
  await changeParts(
    ctx,
    { id: row.id, categoryId: row.category_id, title: changes.title ?? row.title },
    changes,
    files,
  );
  const suggested = keepSuggested(row.suggested, changes);
  await changeContent(ctx.tx, row.id, { ...followScript(row, changes.title), ...toColumns(changes), suggested });
  if (changes.title !== undefined) await setAlt(ctx.tx, row.id, changes.title);
  const { categoryId, subcategoryIds, variants } = changes;
  if ([categoryId, subcategoryIds, variants].some((each) => each !== undefined)) await settleMockup(ctx, row.id);
}

/**
 * Deletes a content that the caller has locked, with its previews. Previews that a revision shares with its published
 * content are kept.
 */
export async function removeWithPreviews(ctx: TransactionContext, id: string): Promise<void> {
  const previews = await readPreviewFiles(ctx.tx, id);
  await removeContent(ctx.tx, id);
  const removed = previews
    .filter(({ revision_of }) => revision_of === null)
    .map((preview) => ({ id: preview.id, names: listEveryName(preview) }));
  await ctx.platform.jobs.enqueue(ctx.tx, settlePreviewsJob, { contentId: id, removed });
}

/**
 * Deletes a draft, a content that a reviewer sent back, or a revision, with its previews.
 * @throws Problem `not_found`; `conflict` for any other status
 */
export async function deleteDraft(ctx: TransactionContext, target: DraftTarget): Promise<void> {
  const { row } = await lockEditable(ctx, target);
  await removeWithPreviews(ctx, row.id);
}
