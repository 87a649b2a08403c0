/** What the rules need to know of a sound. */
export interface KnownSound {
  readonly path: string;
  readonly seconds: number;
  /** Variants that contain the sound. */
  readonly offers: readonly { readonly price: number | null }[];
}

/** Whether anybody may download the sound. */
export const isFree = ({ offers }: Pick<KnownSound, 'offers'>): boolean => offers.some(({ price }) => price === 0);

const toParts = (path: string): string[] => path.split('/').filter((part) => part !== '');
const toStem = (path: string): string => (toParts(path).at(-1) ?? path).replace(/\.[A-Za-z0-9]{2,4}$/, '');

/** Maximum difference in seconds between the lengths of one sound in two formats. */
const SAME_LENGTH = 0.1;

/**
 * Lists each sound once: files of several formats contain the same sounds. A free copy is preferred, because its sample
 * has no watermark.
 */
export function chooseSounds<T extends KnownSound>(sounds: readonly T[]): T[] {
  const chosen: T[] = [];
  for (const sound of sounds) {
    const at = chosen.findIndex(
      (each) => toStem(each.path) === toStem(sound.path) && Math.abs(each.seconds - sound.seconds) < SAME_LENGTH,
    );
    const known = chosen[at];
    if (known === undefined) chosen.push(sound);
    else if (!isFree(known) && isFree(sound)) chosen[at] = sound;
  }
  return chosen;
}

/** Names sounds by their files, without extensions; sounds of the same name also have the name of their folder. */
export function nameSounds(paths: readonly string[]): string[] {
  const names = paths.map((path) => toStem(path).replaceAll('_', ' ').trim() || path);
  return names.map((name, at) => {
    const folder = toParts(paths[at] ?? '').at(-2);
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    return isShared && folder !== undefined ? `${folder} / ${name}` : name;
  });
}
