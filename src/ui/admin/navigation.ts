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
  /** Its screen is still to come. */
  readonly isPlanned?: true;
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

/** The pages in their sections: what exists takes the place of what was planned under the same path, or comes first. */
export function buildNavigation(
  sections: readonly AdminSection[],
  pages: readonly AdminPage[],
  planned: readonly AdminPage[] = [],
): NavSection[] {
  const isPlanned = (page: AdminPage) => planned.some(({ path }) => path === page.path);
  return sections.map((section) => ({
    ...section,
    items: [
      ...pages.filter((page) => page.section === section.key && !isPlanned(page)),
      ...planned
        .filter(({ section: key }) => key === section.key)
        .map((plan) => pages.find(({ path }) => path === plan.path) ?? plan),
    ],
  }));
}

/** What somebody is shown; sections without a page for them are left out. */
export function filterSections(sections: readonly NavSection[], isOwner: boolean): NavSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => isOwner || !item.isOwnerOnly) }))
    .filter(({ items }) => items.length > 0);
}

export const listReadyPages = (sections: readonly NavSection[]): AdminPage[] =>
  sections.flatMap(({ items }) => items.filter(({ isPlanned }) => !isPlanned));
