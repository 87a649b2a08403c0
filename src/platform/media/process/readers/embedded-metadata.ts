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

/** Cuts a text between code points. */
const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim();

function limitText(text: string | null, clean: (text: string) => string, most: number): string | null {
  // Text far beyond the limit is cut before cleaning, to save time.
  const cleaned = text === null ? '' : cut(clean(text.slice(0, most * 4)), most);
  return cleaned === '' ? null : cleaned;
}

/** Splits keywords, which may be a list or a single text with commas or semicolons. */
function splitKeywords(keywords: readonly string[]): string[] {
  const split = keywords.slice(0, 1000).flatMap((each) => each.slice(0, 10_000).split(/[,;\n]/));
  const cleaned = split.map((each) => cut(cleanLine(each.slice(0, 500)), MAX_KEYWORD)).filter((each) => each !== '');
  const distinct = new Map(cleaned.map((each) => [each.toLowerCase(), each]));
  return [...distinct.values()].slice(0, MAX_KEYWORDS);
}

/** Removes invisible characters and limits each part to the maximum length of a content's field. */
export const limitMetadata = ({ title, description, keywords, author }: EmbeddedMetadata): EmbeddedMetadata => ({
  title: limitText(title, cleanLine, MAX_LINE),
  description: limitText(description, cleanText, MAX_DESCRIPTION),
  keywords: splitKeywords(keywords),
  author: limitText(author, cleanLine, MAX_LINE),
});

/** Fills missing parts of the first metadata from the second. */
export const mergeMetadata = (first: EmbeddedMetadata, second: EmbeddedMetadata): EmbeddedMetadata => ({
  title: first.title ?? second.title,
  description: first.description ?? second.description,
  keywords: first.keywords.length > 0 ? first.keywords : second.keywords,
  author: first.author ?? second.author,
});

/** Reads a picture's metadata. XMP takes precedence over IPTC, because it is newer and always Unicode. */
export function readPictureMetadata({ xmp, iptc }: Pick<Metadata, 'xmp' | 'iptc'>): EmbeddedMetadata {
  return mergeMetadata(
    xmp === undefined ? emptyMetadata : readXmp(xmp.toString('utf8')),
    iptc === undefined ? emptyMetadata : readIptc(iptc),
  );
}
