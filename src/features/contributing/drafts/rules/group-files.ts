import { toBaseName } from '../../../../platform/file-name.ts';

/** Data of an upload by which it is grouped. */
interface Groupable {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly kind: string;
  readonly hasPreview: boolean;
}

export interface Group {
  readonly files: readonly string[];
  /** Files that are shown and not sold. */
  readonly previews: readonly string[];
}

/** Turns pictures into previews only if the group also has an archive or a file without a preview. */
function toGroup(files: readonly Groupable[]): Group {
  const shows = files.filter(({ kind, hasPreview }) => kind === 'picture' && hasPreview);
  const others = files.filter((file) => !shows.includes(file));
  const isShown = others.some(({ kind, hasPreview }) => !hasPreview || kind === 'archive');
  const ids = (group: readonly Groupable[]) => group.map(({ id }) => id);
  return isShown ? { files: ids(others), previews: ids(shows) } : { files: ids(files), previews: [] };
}

/** Groups files of one folder whose names differ only in the extension. */
export function groupFiles(files: readonly Groupable[]): Group[] {
  const groups = new Map<string, Groupable[]>();
  for (const file of files) {
    const base = toBaseName(file);
    groups.set(base, [...(groups.get(base) ?? []), file]);
  }
  return [...groups.values()].map(toGroup);
}
