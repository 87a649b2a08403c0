/** What files that belong together share: their folder, and the name without its ending. */
export const toBaseName = ({ folder, name }: { readonly folder: string; readonly name: string }): string =>
  `${folder}/${name.replace(/(\.tar)?\.[A-Za-z0-9]{1,8}$/, '')}`.normalize('NFC').toLowerCase();

/** Bytes of UTF-8: file systems allow 255, and a number may be added. */
const MAX_BYTES = 120;

/** What one of the usual systems takes for something else than a letter of a name. */
const unsafe = /[\p{Cc}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}<>:"/\\|?*]+/gu;
/** Devices of Windows, whatever ending they have. */
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i;
/** Such as `.tar.gz` or `.svg`. */
const ending = /(\.tar)?\.[A-Za-z0-9]{1,8}$/;

/** Cuts at a letter with all of its signs. */
function cutToBytes(text: string, max: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (new TextEncoder().encode(kept + segment).length > max) break;
    kept += segment;
  }
  return kept;
}

const strip = (text: string): string => text.replace(/^[\s.]+|[\s.]+$/g, '');

/** A name in any script that every usual system takes for one file or folder, and nothing else; `spare` where nothing is left. */
export function toSafeName(name: string, spare: string): string {
  const clean = strip(name.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ')).replace(reserved, '_$1');
  const end = ending.exec(clean)?.[0] ?? '';
  const start = strip(cutToBytes(clean.slice(0, clean.length - end.length), MAX_BYTES - end.length));
  return start === '' ? `${spare}${end}` : `${start}${end}`;
}

/** Gives names that differ in more than the case of letters: a second `a.svg` is `a (2).svg`. */
export function createNameGiver(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const end = ending.exec(name)?.[0] ?? '';
    const start = name.slice(0, name.length - end.length);
    for (let number = 1; ; number += 1) {
      const tried = number === 1 ? name : `${start} (${number})${end}`;
      const key = tried.normalize('NFKC').toLowerCase();
      if (given.has(key)) continue;
      given.add(key);
      return tried;
    }
  };
}

/** A name without an ending, such as that of a folder, from a title, which has none. */
export const toFolderName = (title: string, spare: string): string => toSafeName(title.replaceAll('.', ' '), spare);

/** Names for files that stand in one folder: safe, and each its own. */
export function nameFilesOfFolder(files: readonly { readonly name: string }[]): string[] {
  const give = createNameGiver();
  return files.map(({ name }) => give(toSafeName(name, 'file')));
}
