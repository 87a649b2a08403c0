import type { Profile } from './profile-view.ts';

export type Fields = Pick<Profile, 'username' | 'name' | 'bio'>;

/** In this document only: a session may end while somebody writes, and they sign in again. */
let draft: { readonly userId: string; readonly fields: Fields } | undefined;

export const toDraft = (userId: string): Fields | undefined => (draft?.userId === userId ? draft.fields : undefined);

export function saveDraft(userId: string, fields: Fields): void {
  draft = { userId, fields };
}

export function discardDraft(): void {
  draft = undefined;
}
