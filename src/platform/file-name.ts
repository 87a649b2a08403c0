/** Folder and name without its extension, which related files share. */
export const toBaseName = ({ folder, name }: { readonly folder: string; readonly name: string }): string =>
  `${folder}/${name.replace(/(\.tar)?\.[A-Za-z0-9]{1,8}$/, '')}`.normalize('NFC').toLowerCase();

/** Maximum length in bytes of UTF-8; file systems allow 255, and a number may be added. */
const MAX_BYTES = 120;

/** Characters that are not allowed in file names of common systems, or hidden in them. */
const unsafe = /[\p{Cc}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}<>:"/\\|?*]+/gu;
/** Device names of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i;
/** An extension such as `.tar.gz` or `.svg`. */
const ending = /(\.tar)?\.[A-Za-z0-9]{1,8}$/;

/** Truncates a text without splitting a character from its combining marks. */
function cutToBytes(text: string, max: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (new TextEncoder().encode(kept + segment).length > max) break;
    kept += segment;
  }
  return kept;
}

const strip = (text: string): string => text.replace(/^[\s.]+|[\s.]+$/g, '');

/** Converts a name in any script into a file name that is valid on all common systems; `spare` if nothing remains. */
export function toSafeName(name: string, spare: string): string {
  const clean = strip(name.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ')).replace(reserved, '_$1');
  const end = ending.exec(clean)?.[0] ?? '';
  const start = strip(cutToBytes(clean.slice(0, clean.length - end.length), MAX_BYTES - end.length));
  return start === '' ? `${spare}${end}` : `${start}${end}`;
}

/** Makes a function that makes names unique, ignoring case: a second `a.svg` becomes `a (2).svg`. */
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

/** Converts a title, which has no extension, into a folder name. */
export const toFolderName = (title: string, spare: string): string => toSafeName(title.replaceAll('.', ' '), spare);

/** Safe and unique names for files in one folder. */
export function nameFilesOfFolder(files: readonly { readonly name: string }[]): string[] {
  const give = createNameGiver();
  return files.map(({ name }) => give(toSafeName(name, 'file')));
}
