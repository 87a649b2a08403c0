/** What a preview may be of: every contract, store and check reads this list, and the database has the same one. */
export const previewKinds = ['image', 'font', 'audio', 'video'] as const;
export type PreviewKind = (typeof previewKinds)[number];
