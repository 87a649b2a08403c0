import type { IconName } from '../components/icon.tsx';

type Text = () => string;

/** A page of the admin area. */
export interface AdminPage {
  /** Path without a language. */
  readonly path: string;
  readonly label: Text;
  /** Key of the navigation section. */
  readonly section: string;
  readonly isOwnerOnly?: true;
}

/** Texts for codes in the audit log. */
export interface AuditLabels {
  /** Actions, such as `user.suspend`. */
  readonly actions?: Readonly<Record<string, Text>>;
  /** Types of subjects, such as `user`. */
  readonly subjects?: Readonly<Record<string, Text>>;
  /** Keys of details, such as `reason`. */
  readonly details?: Readonly<Record<string, Text>>;
  /** Values of details that are codes, by key, then by value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
}

/** A feature's contribution to the admin area, which its `web/admin.ts` exports. */
export interface AdminFeature {
  readonly pages?: readonly AdminPage[];
  readonly audit?: AuditLabels;
}

export interface AdminSection {
  readonly key: string;
  readonly icon: IconName;
  readonly label: Text;
}

export interface NavSection extends AdminSection {
  readonly items: readonly AdminPage[];
}

/** Groups pages into sections. Pages in `order` are sorted by it and follow the others. */
export function buildNavigation(
  sections: readonly AdminSection[],
  pages: readonly AdminPage[],
  order: readonly string[] = [],
): NavSection[] {
  // A page that isn't in `order` has the index -1 and comes first; the sort is stable.
  const sorted = pages.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  return sections.map((section) => ({ ...section, items: sorted.filter((page) => page.section === section.key) }));
}

/** Sections with the pages that the admin may see; empty sections are left out. */
export function filterSections(sections: readonly NavSection[], isOwner: boolean): NavSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => isOwner || !item.isOwnerOnly) }))
    .filter(({ items }) => items.length > 0);
}

export const listPages = (sections: readonly NavSection[]): AdminPage[] => sections.flatMap(({ items }) => items);

/** The page of an address: the page itself, or the list of the shown record. */
export const findCurrentPage = (sections: readonly NavSection[], path: string): AdminPage | undefined =>
  listPages(sections)
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** Number of waiting tasks on a page; `isMore` if they were not counted completely. */
export interface WaitingCount {
  readonly count: number;
  readonly isMore: boolean;
  /** Number of tasks assigned to the current admin. */
  readonly mine: number;
}

/** Counts by the path of the page. */
export type WaitingCounts = ReadonlyMap<string, WaitingCount>;

/** Sum of the waiting tasks of pages; undefined if there are none. */
export function sumWaiting(items: readonly AdminPage[], counts: WaitingCounts): WaitingCount | undefined {
  const found = items.flatMap(({ path }) => counts.get(path) ?? []);
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const mine = found.reduce((sum, each) => sum + each.mine, 0);
  return count === 0 ? undefined : { count, isMore: found.some(({ isMore }) => isMore), mine };
}
