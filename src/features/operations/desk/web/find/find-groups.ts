import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { AdminPage } from '../../../../../ui/admin/navigation.ts';
import { formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { deskContract } from '../../contract.ts';

export type Found = OutputOf<typeof deskContract.find>['items'][number];

export interface FindEntry {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
}

export interface FindGroup {
  readonly kind: string;
  readonly label: string;
  readonly items: readonly FindEntry[];
}

const labels: Readonly<Record<string, () => string>> = {
  page: () => m.desk_find_pages(),
  order: () => m.desk_find_orders(),
  user: () => m.desk_find_users(),
  contributor: () => m.desk_find_contributors(),
  work: () => m.desk_find_works(),
  certificate: () => m.desk_find_certificates(),
};

const nameTitle = ({ kind, title }: Found): string =>
  kind === 'order' ? m.orders_number({ number: formatNumber(Number(title), { useGrouping: false }) }) : title;

const toGroup = (kind: string, items: readonly FindEntry[]): FindGroup => ({
  kind,
  label: labels[kind]?.() ?? kind,
  items,
});

/** Pages whose name contains the words; all pages for an empty text. */
export const filterPages = (pages: readonly AdminPage[], text: string): AdminPage[] =>
  pages.filter(({ label }) => label().toLowerCase().includes(text.trim().toLowerCase()));

/** Groups results: kinds with an exact match first, then pages, then the other kinds. */
export function groupFindings(found: readonly Found[], pages: readonly AdminPage[]): FindGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const isExact = (kind: string) => found.some((each) => each.kind === kind && each.isExact);
  const ofKind = (kind: string) =>
    toGroup(
      kind,
      found
        .filter((each) => each.kind === kind)
        .map((each) => ({ path: each.path, title: nameTitle(each), detail: each.detail })),
    );
  const ofPages = toGroup(
    'page',
    pages.map(({ path, label }) => ({ path, title: label(), detail: '' })),
  );
  return [
    ...kinds.filter(isExact).map(ofKind),
    ...(pages.length === 0 ? [] : [ofPages]),
    ...kinds.filter((kind) => !isExact(kind)).map(ofKind),
  ];
}
