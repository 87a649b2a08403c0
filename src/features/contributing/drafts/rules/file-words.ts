import type { ProcessedFile } from '../../../../platform/media/process/processed-file.ts';

/** What proposals look at: the facts that processing found in a file, and its name. */
export type DescribedFile = Pick<ProcessedFile, 'kind' | 'format' | 'figures' | 'containedFormats' | 'metadata'> & {
  readonly name: string;
  /** The folder that was dropped; empty for single files. */
  readonly folder: string;
};

/** Beginnings of words that categories for a kind of goods have in their names, the most fitting first. */
const goods = {
  fonts: ['font', 'typeface', 'ফন্ট', 'হরফ'],
  sound: ['audio', 'sound', 'music', 'অডিও', 'সঙ্গীত', 'সংগীত'],
  video: ['video', 'footage', 'motion', 'animat', 'ভিডিও', 'অ্যানিমেশন'],
  motion: ['motion', 'animat', 'অ্যানিমেশন', 'video', 'ভিডিও'],
  models: ['model', '3d', 'মডেল', 'থ্রিডি'],
  environments: ['hdri', 'environment', 'পরিবেশ', '3d', 'থ্রিডি'],
  palettes: ['palette', 'প্যালেট', 'swatch'],
  photos: ['photo', 'ছবি', 'আলোকচিত্র'],
  icons: ['icon', 'আইকন'],
  drawings: ['illustration', 'ইলাস্ট্রেশন', 'graphic', 'vector'],
  documents: ['template', 'টেমপ্লেট', 'document', 'print', 'illustration', 'ইলাস্ট্রেশন'],
} as const;
type Goods = keyof typeof goods;

/** A file of one of these is nothing else, whatever its name says; and nothing else is one of these. */
const exclusive: ReadonlySet<Goods> = new Set([
  'fonts',
  'sound',
  'video',
  'motion',
  'models',
  'environments',
  'palettes',
]);

/** What an archive holds, by the formats in it: the first that fits. */
const contained: readonly (readonly [goods: Goods, formats: RegExp])[] = [
  ['fonts', /^(ttf|otf|woff2?|ttc)$/],
  ['models', /^(glb|gltf|obj|fbx|stl|blend|usdz)$/],
  ['environments', /^(hdr|exr)$/],
  ['video', /^(mp4|mov|webm)$/],
  ['sound', /^(wav|mp3|ogg|flac|aiff|m4a)$/],
  ['palettes', /^(ase|aco|gpl)$/],
  ['icons', /^(svg|ico)$/],
  ['drawings', /^(ai|eps|psd)$/],
  ['photos', /^(jpg|jpeg|heic|tiff)$/],
  ['documents', /^(pdf|docx|pptx|indd)$/],
];

/** The largest side of a picture that is drawn as a sign. */
const MAX_ICON = 512;

function isSign({ figures: { width, height } }: DescribedFile): boolean {
  const [w, h] = [Number(width), Number(height)];
  return w === h && w > 0 && w <= MAX_ICON;
}

function findGoods(file: DescribedFile): Goods {
  switch (file.kind) {
    case 'font':
      return 'fonts';
    case 'sound':
      return 'sound';
    case 'video':
      return 'video';
    case 'model':
      return 'models';
    case 'palette':
      return 'palettes';
    case 'archive':
      return (
        contained.find(([, formats]) => file.containedFormats.some((each) => formats.test(each)))?.[0] ?? 'drawings'
      );
    case 'vector':
      return isSign(file) ? 'icons' : 'drawings';
    case 'picture':
      if (/^(hdr|exr)$/.test(file.format)) return 'environments';
      if (Number(file.figures['frames']) > 1) return 'motion';
      if (/^(jpe?g|heic|avif|tiff?)$/.test(file.format)) return 'photos';
      return isSign(file) ? 'icons' : 'drawings';
    case 'layered':
      return 'drawings';
    default:
      return 'documents';
  }
}

export interface KindWords {
  /** Beginnings of words of a category's name that speak for it, the most fitting first. */
  readonly wanted: readonly string[];
  /** Only such a category can be meant, if there is one. */
  readonly isCertain: boolean;
  /** Beginnings of words of categories that can't be meant. */
  readonly excluded: readonly string[];
}

/** What the format and figures of a file say about its category. */
export function findKindWords(file: DescribedFile): KindWords {
  const own = findGoods(file);
  const isCertain = exclusive.has(own);
  const excluded = isCertain ? [] : [...exclusive].flatMap((each) => goods[each]);
  return { wanted: goods[own], isCertain, excluded };
}

/** What the figures of a file say about its subcategory, as words of its name. */
export function findFigureWords({ kind, figures }: DescribedFile): readonly string[] {
  if (kind === 'font') return String(figures['scripts'] ?? '').includes('bengali') ? ['bangla', 'bengali', 'বাংলা'] : [];
  if (kind !== 'sound') return [];
  const seconds = Number(figures['seconds']);
  return seconds < 4 ? ['effect', 'ইফেক্ট'] : seconds > 60 ? ['ambience', 'আবহ', 'music'] : [];
}
