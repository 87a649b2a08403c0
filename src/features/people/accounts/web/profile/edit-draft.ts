import type { Profile } from './profile-view.ts';

export type ProfileFields = Pick<Profile, 'username' | 'name' | 'bio'>;

/** Unsaved fields, kept in this document only, because a session may end while somebody is writing. */
let draft: { readonly userId: string; readonly fields: ProfileFields } | undefined;

export const getDraft = (userId: string): ProfileFields | undefined =>
  draft?.userId === userId ? draft.fields : undefined;

export function saveDraft(userId: string, fields: ProfileFields): void {
  draft = { userId, fields };
}

export function discardDraft(): void {
  draft = undefined;
}
