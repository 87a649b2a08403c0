export interface PreviewFiles {
  readonly widths: readonly number[];
  readonly avif_widths: readonly number[];
  readonly marked_widths: readonly number[];
  readonly asset: unknown;
}

/** A file of a preview: what it is called among drafts, and what it is called in public. */
export interface PreviewCopy {
  readonly from: string;
  readonly to: string;
}

const readExt = (asset: unknown): string | undefined => {
  const { ext } = (asset ?? {}) as { readonly ext?: unknown };
  return typeof ext === 'string' && /^[a-z0-9]{1,8}$/.test(ext) ? ext : undefined;
};

/**
 * Which files of a preview are public. Of a paid content the widths that exist with a watermark are public with it, and
 * not as AVIF.
 */
export function listPublicFiles(preview: PreviewFiles, isPaid: boolean): PreviewCopy[] {
  const marked = new Set(isPaid ? preview.marked_widths : []);
  const ext = readExt(preview.asset);
  return [
    ...preview.widths.map((width) => ({
      from: marked.has(width) ? `${width}.marked.webp` : `${width}.webp`,
      to: `${width}.webp`,
    })),
    ...preview.avif_widths.flatMap((width) => {
      const name = `${width}.avif`;
      return marked.has(width) ? [] : [{ from: name, to: name }];
    }),
    { from: 'card.jpg', to: 'card.jpg' },
    ...(ext === undefined ? [] : [{ from: `asset.${ext}`, to: `asset.${ext}` }]),
  ];
}

/** Every name that a preview can have in public, of a paid content or of a free one. */
export const listPublicNames = (preview: PreviewFiles): string[] => [
  ...new Set([...listPublicFiles(preview, false), ...listPublicFiles(preview, true)].map(({ to }) => to)),
];

/** Every name that a preview can have, in public and among drafts. */
export const listEveryName = (preview: PreviewFiles): string[] => [
  ...new Set(
    [...listPublicFiles(preview, false), ...listPublicFiles(preview, true)].flatMap(({ from, to }) => [from, to]),
  ),
];
