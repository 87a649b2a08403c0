import { cleanLine } from '../../../../platform/clean-text.ts';

const MAX_TITLE = 200;

/** Derives an initial title from a file name: `IMG_2041-redBoat (final).JPG` → `IMG 2041 red Boat (final)`. */
export function toTitle(fileName: string): string {
  const base = fileName.replace(/\.[A-Za-z0-9]{1,8}$/, '');
  const words = cleanLine(
    base.replace(/[_+]+|(?<=\S)-+(?=\S)|(?<=[^\d\s])\.(?=\S)|(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' '),
  );
  const title = words === '' ? cleanLine(fileName) : words;
  return cleanLine(`${title.slice(0, 1).toUpperCase()}${title.slice(1)}`.slice(0, MAX_TITLE));
}
