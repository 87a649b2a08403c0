/** Kinds of previews for all contracts, stores and checks. The database has the same list. */
export const previewKinds = ['image', 'font', 'audio', 'video'] as const;
export type PreviewKind = (typeof previewKinds)[number];
