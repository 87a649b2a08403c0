import { getLocale } from '../../../../ui/locale.ts';

/** Common names of variants, in English and Bangla. */
const known: readonly (readonly [string, string])[] = [
  ['SVG', 'এসভিজি'],
  ['PNG', 'পিএনজি'],
  ['JPEG', 'জেপেগ'],
  ['PDF', 'পিডিএফ'],
  ['EPS', 'ইপিএস'],
  ['TIFF', 'টিফ'],
  ['FLAC', 'ফ্ল্যাক'],
  ['WAV', 'ওয়েভ'],
  ['MP3', 'এমপিথ্রি'],
  ['MP4', 'এমপিফোর'],
  ['ZIP', 'জিপ'],
  ['EXR', 'ইএক্সআর'],
  ['HDR', 'এইচডিআর'],
  ['CSS', 'সিএসএস'],
  ['JSON', 'জেসন'],
  ['ASE', 'এএসই'],
  ['GPL', 'জিপিএল'],
  ['large PNG', 'বড় পিএনজি'],
  ['tone-mapped JPEG', 'টোন-ম্যাপ করা জেপেগ'],
  ['three toned prints', 'তিন টোনের প্রিন্ট'],
  ['SVG in all colourways', 'সব রঙের এসভিজি'],
  ['SVG tile', 'এসভিজি টাইল'],
  ['Layered SVG', 'স্তরসহ এসভিজি'],
  ['Desktop (TTF)', 'ডেস্কটপ (TTF)'],
  ['Web fonts (WOFF2)', 'ওয়েবফন্ট (WOFF2)'],
  ['Small', 'ছোট'],
  ['Medium', 'মাঝারি'],
  ['Large', 'বড়'],
  ['Original', 'মূল আকার'],
  ['Full set', 'পুরো সেট'],
  ['Single', 'একটি'],
  ['Standard', 'স্ট্যান্ডার্ড'],
  ['Extended', 'এক্সটেন্ডেড'],
];

const toKey = (name: string): string => name.normalize('NFC').toLowerCase();
const byName = new Map(known.flatMap((pair) => pair.map((name) => [toKey(name), pair] as const)));

/**
 * Translates a variant's name that consists of known names, such as `FLAC + WAV`, to the page's language. Other names
 * stay unchanged.
 */
export function localizeVariantName(name: string): string {
  const isBangla = getLocale() === 'bn';
  const parts = name.split(/ \+ | ও /u).map((part) => byName.get(toKey(part.trim()))?.[isBangla ? 1 : 0]);
  if (parts.includes(undefined)) return name;
  const joined = parts.join(isBangla ? ' ও ' : ' + ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
