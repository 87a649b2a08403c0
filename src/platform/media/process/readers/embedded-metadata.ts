import type { Metadata } from 'sharp';
import { cleanLine, cleanText } from '../../../clean-text.ts';
import type { EmbeddedMetadata } from '../processed-file.ts';
import { readIptc } from './metadata-iptc.ts';
import { readXmp } from './metadata-xmp.ts';

const MAX_LINE = 200;
const MAX_DESCRIPTION = 5000;
const MAX_KEYWORDS = 50;
const MAX_KEYWORD = 60;

export const emptyMetadata: EmbeddedMetadata = { title: null, description: null, keywords: [], author: null };

/** Cut between characters that people see as one. */
const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim();

function limitText(text: string | null, clean: (text: string) => string, most: number): string | null {
  // What is far over the limit isn't worth cleaning.
  const cleaned = text === null ? '' : cut(clean(text.slice(0, most * 4)), most);
  return cleaned === '' ? null : cleaned;
}

/** Keywords come as a list, or as one text with commas or semicolons. */
function splitKeywords(keywords: readonly string[]): string[] {
  const split = keywords.slice(0, 1000).flatMap((each) => each.slice(0, 10_000).split(/[,;\n]/));
  const cleaned = split.map((each) => cut(cleanLine(each.slice(0, 500)), MAX_KEYWORD)).filter((each) => each !== '');
  const distinct = new Map(cleaned.map((each) => [each.toLowerCase(), each]));
  return [...distinct.values()].slice(0, MAX_KEYWORDS);
}

/** Without characters that can't be seen, each part no longer than a content's own. */
export const limitMetadata = ({ title, description, keywords, author }: EmbeddedMetadata): EmbeddedMetadata => ({
  title: limitText(title, cleanLine, MAX_LINE),
  description: limitText(description, cleanText, MAX_DESCRIPTION),
  keywords: splitKeywords(keywords),
  author: limitText(author, cleanLine, MAX_LINE),
});

/** What the first one lacks is taken from the second. */
export const mergeMetadata = (first: EmbeddedMetadata, second: EmbeddedMetadata): EmbeddedMetadata => ({
  title: first.title ?? second.title,
  description: first.description ?? second.description,
  keywords: first.keywords.length > 0 ? first.keywords : second.keywords,
  author: first.author ?? second.author,
});

/** XMP before IPTC: it is the younger one, and always Unicode. */
export function readPictureMetadata({ xmp, iptc }: Pick<Metadata, 'xmp' | 'iptc'>): EmbeddedMetadata {
  return mergeMetadata(
    xmp === undefined ? emptyMetadata : readXmp(xmp.toString('utf8')),
    iptc === undefined ? emptyMetadata : readIptc(iptc),
  );
}
