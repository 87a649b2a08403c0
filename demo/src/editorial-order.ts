import { monthlyDownloads } from './package-downloads.ts';
import type { DemoContent } from './types.ts';

const dicebear = (...styles: string[]): string[] => styles.map((style) => `@dicebear/${style}`);
const iconify = (...sets: string[]): string[] => sets.map((set) => `@iconify-json/${set}`);

/** Packages by contributor. A font's package follows from its URL on Fontsource. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'ashley-seo': dicebear('big-smile'),
  catppuccin: ['@catppuccin/palette'],
  'circle-flags': iconify('circle-flags'),
  colorbrewer: ['colorbrewer'],
  'davis-uche': dicebear('fun-emoji'),
  dicebear: dicebear('pixel-art'),
  draftbit: dicebear('personas'),
  duoicons: iconify('duo-icons'),
  'fluent-emoji': iconify('fluent-emoji-flat'),
  'health-icons': iconify('healthicons'),
  'icon-park': iconify('icon-park'),
  iconoir: iconify('iconoir'),
  icons8: iconify('flat-color-icons'),
  'johan-melin': dicebear('toon-head'),
  'line-md': iconify('line-md'),
  'lisa-wischofsky': dicebear('adventurer', 'lorelei'),
  lucide: iconify('lucide'),
  maki: iconify('maki'),
  meteocons: iconify('meteocons'),
  'micah-lanier': dicebear('micah'),
  'mozilla-fxemojis': iconify('fxemoji'),
  'natalia-spivak': dicebear('dylan'),
  'open-color': ['open-color'],
  'pablo-stanley': dicebear('open-peeps'),
  pixelarticons: iconify('pixelarticons'),
  'poly-haven': ['@pmndrs/assets'],
  radix: ['@radix-ui/colors'],
  'sonic-pi': ['supersonic-scsynth-samples'],
  'steve-schoger': ['hero-patterns'],
  streamline: iconify(
    'guidance',
    'streamline-emojis',
    'streamline-freehand-color',
    'streamline-pixel',
    'streamline-ultimate-color',
  ),
  streetmix: ['@streetmix/illustrations'],
  'svg-maps': ['@svg-maps/world'],
  'svg-spinners': iconify('svg-spinners'),
  tabler: iconify('tabler'),
  'the-visual-team': dicebear('big-ears'),
  'vijay-verma': dicebear('croodles'),
  webpixels: dicebear('miniavs'),
  zoish: dicebear('notionists'),
};

const fontsource = 'https://fontsource.org/fonts/';

function listPackages({ contributor, sourceUrl }: DemoContent): readonly string[] {
  if (sourceUrl.startsWith(fontsource)) return [`@fontsource/${sourceUrl.slice(fontsource.length)}`];
  return packages[contributor] ?? [];
}

interface Ranked {
  readonly content: DemoContent;
  /** Share of the package's downloads: the n-th work made from a package counts 1/n of them. */
  readonly share: number;
}

function rank(contents: readonly DemoContent[]): Ranked[] {
  const made = new Map<string, number>();
  return contents.map((content) => {
    const names = listPackages(content);
    const group = names.join(' ') || content.contributor;
    const n = (made.get(group) ?? 0) + 1;
    made.set(group, n);
    const downloads = names.reduce((sum, name) => sum + (monthlyDownloads[name] ?? 0), 0);
    return { content, share: downloads / n };
  });
}

/**
 * Computes the initial order of the demo. Within a category, works are ordered by the downloads of their packages;
 * categories alternate, so that a page isn't a list of icons. Higher weights come first.
 */
export function computeEditorialWeights(contents: readonly DemoContent[]): ReadonlyMap<string, number> {
  const byCategory = Map.groupBy(rank(contents), ({ content }) => content.category);
  const columns = [...byCategory.values()]
    .map((ranked) => ranked.toSorted((one, other) => other.share - one.share))
    .toSorted((one, other) => (other[0]?.share ?? 0) - (one[0]?.share ?? 0));
  const depth = Math.max(0, ...columns.map((column) => column.length));
  const ordered = Array.from({ length: depth }, (_, turn) => columns.flatMap((column) => column[turn] ?? [])).flat();
  return new Map(ordered.map(({ content }, at) => [content.key, ordered.length - at]));
}
