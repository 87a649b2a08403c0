import type { ProcessedFile } from '../../../../platform/media/process/processed-file.ts';

/** Data of a file from which a category is suggested: results of processing, and the name. */
export type DescribedFile = Pick<ProcessedFile, 'kind' | 'format' | 'figures' | 'containedFormats' | 'metadata'> & {
  readonly name: string;
  /** Name of the folder that was dropped; empty for single files. */
  readonly folder: string;
};

/** Prefixes of words in category names by kind of goods, best match first. */
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

/** Kinds that exclude all others: such a file belongs to its kind whatever its name is, and no other file does. */
const exclusive: ReadonlySet<Goods> = new Set([
  'fonts',
  'sound',
  'video',
  'motion',
  'models',
  'environments',
  'palettes',
]);

/** Kinds of an archive's contents by their formats; the first match counts. */
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

/** Maximum length of a picture's longer side, in pixels, up to which it may be an icon. */
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
  /** Prefixes of words in the names of suitable categories, best match first. */
  readonly wanted: readonly string[];
  /** Whether only suitable categories are considered, if there is one. */
  readonly isCertain: boolean;
  /** Prefixes of words in the names of categories that are never suitable. */
  readonly excluded: readonly string[];
}

/** Finds which category names match the format and measurements of a file. */
export function findKindWords(file: DescribedFile): KindWords {
  const own = findGoods(file);
  const isCertain = exclusive.has(own);
  const excluded = isCertain ? [] : [...exclusive].flatMap((each) => goods[each]);
  return { wanted: goods[own], isCertain, excluded };
}

/** Finds words of subcategory names that match the measurements of a file. */
export function findFigureWords({ kind, figures }: DescribedFile): readonly string[] {
  if (kind === 'font') return String(figures['scripts'] ?? '').includes('bengali') ? ['bangla', 'bengali', 'বাংলা'] : [];
  if (kind !== 'sound') return [];
  const seconds = Number(figures['seconds']);
  return seconds < 4 ? ['effect', 'ইফেক্ট'] : seconds > 60 ? ['ambience', 'আবহ', 'music'] : [];
}
