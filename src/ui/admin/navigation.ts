import type { IconName } from '../components/icon.tsx';

type Text = () => string;

/** A place in the admin area. */
export interface AdminPage {
  /** Without a language. */
  readonly path: string;
  readonly label: Text;
  /** The key of the section that it stands in. */
  readonly section: string;
  readonly isOwnerOnly?: true;
}

/** Words for what the audit log holds, by their codes there. */
export interface AuditLabels {
  /** `user.suspend`: what was done. */
  readonly actions?: Readonly<Record<string, Text>>;
  /** `user`: to what kind of thing. */
  readonly subjects?: Readonly<Record<string, Text>>;
  /** `reason`: the keys of an entry's details. */
  readonly details?: Readonly<Record<string, Text>>;
  /** Values of details that are codes themselves: by key, then by value. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
}

/** What a feature offers to the admin area; `web/admin.ts` of each exports one. */
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

/** The pages in their sections: those whose paths are in `order` stand in it, after the others. */
export function buildNavigation(
  sections: readonly AdminSection[],
  pages: readonly AdminPage[],
  order: readonly string[] = [],
): NavSection[] {
  // Not in the order: -1, which is first; the sort keeps those as they come.
  const sorted = pages.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  return sections.map((section) => ({ ...section, items: sorted.filter((page) => page.section === section.key) }));
}

/** What somebody is shown; sections without a page for them are left out. */
export function filterSections(sections: readonly NavSection[], isOwner: boolean): NavSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => isOwner || !item.isOwnerOnly) }))
    .filter(({ items }) => items.length > 0);
}

export const listPages = (sections: readonly NavSection[]): AdminPage[] => sections.flatMap(({ items }) => items);

/** The page that an address belongs to: its own, or the one whose record it shows. */
export const findCurrentPage = (sections: readonly NavSection[], path: string): AdminPage | undefined =>
  listPages(sections)
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/** What waits on a page; `isMore` where it was not counted to the end. */
export interface WaitingCount {
  readonly count: number;
  readonly isMore: boolean;
  /** How many of them the admin who looks is asked to do. */
  readonly mine: number;
}

/** By the path of the page. */
export type WaitingCounts = ReadonlyMap<string, WaitingCount>;

/** What waits in all of these together; undefined where nothing does. */
export function sumWaiting(items: readonly AdminPage[], counts: WaitingCounts): WaitingCount | undefined {
  const found = items.flatMap(({ path }) => counts.get(path) ?? []);
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const mine = found.reduce((sum, each) => sum + each.mine, 0);
  return count === 0 ? undefined : { count, isMore: found.some(({ isMore }) => isMore), mine };
}
