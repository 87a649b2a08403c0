import type * as z from 'zod';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import type { exclusionChange } from '../contract.ts';
import {
  type ExclusionsView,
  isNothing,
  nothing,
  readBrowserExclusions,
  writeBrowserExclusions,
} from './browser-exclusions.ts';

/** A keyword, contributor or kind that can be excluded, with its displayed name. */
export type Subject =
  | { readonly kind: 'ai' }
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'contributor'; readonly contributor: ExclusionsView['contributors'][number] };

function applyChange(before: ExclusionsView, subject: Subject, isExcluded: boolean): ExclusionsView {
  if (subject.kind === 'ai') return { ...before, ai: isExcluded };
  if (subject.kind === 'keyword') {
    const others = before.keywords.filter((each) => each !== subject.keyword);
    return { ...before, keywords: isExcluded ? [...others, subject.keyword] : others };
  }
  const others = before.contributors.filter(({ _id }) => _id !== subject.contributor._id);
  return { ...before, contributors: isExcluded ? [...others, subject.contributor] : others };
}

function toChange(subject: Subject, isExcluded: boolean): z.input<typeof exclusionChange> {
  if (subject.kind === 'contributor')
    return { kind: 'contributor', contributorId: subject.contributor._id, isExcluded };
  return { ...subject, isExcluded };
}

/** Exclusions of the signed-in account or of the browser. */
export const readOwnExclusions = (isSignedIn: boolean): Promise<ExclusionsView> =>
  isSignedIn ? browserApi('GET /exclusions/all', {}) : Promise.resolve(readBrowserExclusions());

/** Saves a choice. @returns undefined if it could not be saved; a notice then says why */
async function keep(subject: Subject, isExcluded: boolean, isSignedIn: boolean): Promise<ExclusionsView | undefined> {
  if (!isSignedIn) {
    const wanted = applyChange(readBrowserExclusions(), subject, isExcluded);
    if (writeBrowserExclusions(wanted)) return wanted;
    showToast({ kind: 'error', title: m.exclusions_failed(), description: m.exclusions_full() });
    return undefined;
  }
  try {
    return await browserApi('PUT /exclusions/change', { body: toChange(subject, isExcluded) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const [field] = error.errors;
    if (field === undefined) showFailure(error, m.exclusions_failed());
    else showToast({ kind: 'error', title: m.exclusions_failed(), description: field.message });
    return undefined;
  }
}

const nameOf = (subject: Exclude<Subject, { kind: 'ai' }>): string =>
  subject.kind === 'keyword' ? subject.keyword : subject.contributor.name;

/** Excludes a subject or shows it again, then reloads the page and offers to undo the change. */
export async function changeExclusion(
  subject: Subject,
  isExcluded: boolean,
  isSignedIn: boolean,
): Promise<ExclusionsView | undefined> {
  const kept = await keep(subject, isExcluded, isSignedIn);
  if (kept === undefined) return undefined;
  await revalidateSession();
  if (!isExcluded) showToast({ kind: 'success', title: m.exclusions_undone() });
  else
    showToast({
      kind: 'success',
      title: subject.kind === 'ai' ? m.exclusions_done_ai() : m.exclusions_done({ name: nameOf(subject) }),
      action: { label: m.exclusions_undo(), run: () => void changeExclusion(subject, false, isSignedIn) },
    });
  return kept;
}

/** Moves the browser's exclusions to the signed-in account; returns undefined if that failed. */
export async function adoptBrowserExclusions(): Promise<ExclusionsView | undefined> {
  const { ai, keywords, contributors } = readBrowserExclusions();
  try {
    const body = { ai, keywords, contributorIds: contributors.map(({ _id }) => _id) };
    const kept = await browserApi('POST /exclusions/adopt', { body });
    writeBrowserExclusions(nothing);
    await revalidateSession();
    showToast({ kind: 'success', title: m.exclusions_adopted() });
    return kept;
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure(error, m.exclusions_failed());
    return undefined;
  }
}

/** Offers to move the browser's exclusions to the account after a sign-in. */
export function offerAdoption(): void {
  if (isNothing(readBrowserExclusions())) return;
  showToast({
    kind: 'info',
    title: m.exclusions_offer(),
    description: m.exclusions_offer_text(),
    action: { label: m.exclusions_adopt(), run: () => void adoptBrowserExclusions() },
  });
}
