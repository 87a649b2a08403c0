import { toBaseName } from '../../../../platform/file-name.ts';

/** What grouping looks at. */
interface Groupable {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly kind: string;
  readonly hasPreview: boolean;
}

export interface Group {
  readonly files: readonly string[];
  /** Shown, and not downloaded. */
  readonly previews: readonly string[];
}

/** Beside a file without a preview of its own, or an archive, pictures are what shows it. */
function toGroup(files: readonly Groupable[]): Group {
  const shows = files.filter(({ kind, hasPreview }) => kind === 'picture' && hasPreview);
  const others = files.filter((file) => !shows.includes(file));
  const isShown = others.some(({ kind, hasPreview }) => !hasPreview || kind === 'archive');
  const ids = (group: readonly Groupable[]) => group.map(({ id }) => id);
  return isShown ? { files: ids(others), previews: ids(shows) } : { files: ids(files), previews: [] };
}

/** Files of one folder with the same name but for the ending belong together. */
export function groupFiles(files: readonly Groupable[]): Group[] {
  const groups = new Map<string, Groupable[]>();
  for (const file of files) {
    const base = toBaseName(file);
    groups.set(base, [...(groups.get(base) ?? []), file]);
  }
  return [...groups.values()].map(toGroup);
}
