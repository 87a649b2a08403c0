export interface PreviewFiles {
  readonly widths: readonly number[];
  readonly avif_widths: readonly number[];
  readonly marked_widths: readonly number[];
  readonly asset: unknown;
}

/** A file of a preview, with its private name (`from`) and its public one (`to`). */
export interface PreviewCopy {
  readonly from: string;
  readonly to: string;
}

/** Whether there is a marked version of the asset, for paid content. */
const hasMarkedAsset = (asset: unknown): boolean =>
  (asset as { readonly isMarked?: unknown } | null)?.isMarked === true;

const readExt = (asset: unknown): string | undefined => {
  const { ext } = (asset ?? {}) as { readonly ext?: unknown };
  return typeof ext === 'string' && /^[a-z0-9]{1,8}$/.test(ext) ? ext : undefined;
};

/**
 * Extensions of samples that are never public: of fonts, which contain outlines, and of sounds, which aren't marked.
 */
const privateSamples: readonly string[] = ['woff2', 'wav'];

/**
 * Lists the public files of a preview. For paid content, widths and clips with a watermarked version are public with
 * the watermark, and such widths not as AVIF.
 */
export function listPublicFiles(preview: PreviewFiles, isPaid: boolean): PreviewCopy[] {
  const marked = new Set(isPaid ? preview.marked_widths : []);
  const ext = readExt(preview.asset);
  const assetMark = isPaid && hasMarkedAsset(preview.asset) ? 'marked.' : '';
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
    ...(ext === undefined || privateSamples.includes(ext)
      ? []
      : [{ from: `asset.${assetMark}${ext}`, to: `asset.${ext}` }]),
  ];
}

/** Lists every public name that a preview can have or could once have, for paid and free content. */
export function listPublicNames(preview: PreviewFiles): string[] {
  const ext = readExt(preview.asset);
  const names = [...listPublicFiles(preview, false), ...listPublicFiles(preview, true)].map(({ to }) => to);
  return [...new Set(names), ...(ext !== undefined && privateSamples.includes(ext) ? [`asset.${ext}`] : [])];
}

/** Lists every name that a preview can have, public and private. */
export const listEveryName = (preview: PreviewFiles): string[] => [
  ...new Set(
    [...listPublicFiles(preview, false), ...listPublicFiles(preview, true)]
      .flatMap(({ from, to }) => [from, to])
      .concat(listPublicNames(preview)),
  ),
];
