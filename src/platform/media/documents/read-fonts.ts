import { cleanLine } from '../../clean-text.ts';
import { listPdfTexts } from '../process/pdf-active-content.ts';
import { MAX_FONTS } from './document.ts';

const MAX_NAME = 60;

/** Decodes the bytes of a name, most of which are UTF-8 today. */
const decode = (name: string): string => Buffer.from(name, 'latin1').toString('utf8');

/** Turns `ABCDEF+HindSiliguri-SemiBold,Italic` into `HindSiliguri SemiBold Italic`. */
const toFontName = (name: string): string =>
  cleanLine(
    decode(name)
      .replace(/^[A-Z]{6}\+/, '')
      .replace(/[-,_]+/g, ' '),
  ).slice(0, MAX_NAME);

/** Lists the fonts of a document, each once. */
export function readFontNames(bytes: Buffer): string[] {
  const names = new Set<string>();
  for (const text of listPdfTexts(bytes))
    for (const [, name = ''] of text.matchAll(/\/BaseFont\s{0,20}\/([^\s/<>[\]()%]{1,200})/g))
      names.add(toFontName(name));
  names.delete('');
  return [...names].toSorted().slice(0, MAX_FONTS);
}
