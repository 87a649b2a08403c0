import type { Client, Schemas } from './client.ts';
import type { TableRow } from './table.ts';

type Draft = Schemas['OwnContent'];

interface Choices {
  readonly categories: ReadonlyMap<string, string>;
  readonly subcategories: ReadonlyMap<string, string>;
}

interface Named {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
}

const byName = (all: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(all.flatMap(({ _id, key, name }) => [key, name].map((word) => [word.toLowerCase(), _id] as const)));

/** Names and keys of the categories with their ids. */
export async function readChoices(call: Client): Promise<Choices> {
  const { items } = await call('get', '/content-category/published', {});
  return { categories: byName(items), subcategories: byName(items.flatMap((each) => each.subcategories)) };
}

const split = (text: string): string[] =>
  text
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function findId(known: ReadonlyMap<string, string>, word: string, what: string): string {
  const id = known.get(word.toLowerCase());
  if (id === undefined) throw new Error(`unknown ${what} “${word}”`);
  return id;
}

/** Minor units of a price such as `450` or `99.50`; `free` is 0. */
export function parsePrice(text: string): number {
  if (text.toLowerCase() === 'free') return 0;
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '')) ?? [];
  if (whole === undefined) throw new Error(`“${text}” is no price`);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Changes of a draft by its row: empty cells change nothing. @throws Error that says which cell is wrong */
export function toChanges(row: TableRow, draft: Draft, { categories, subcategories }: Choices) {
  const has = (name: string): boolean => (row[name] ?? '') !== '';
  const text = (name: string): string => row[name] ?? '';
  const price = has('price') ? parsePrice(text('price')) : undefined;
  const isVariantChanged = price !== undefined || has('licence');
  return {
    ...(has('title') ? { title: text('title') } : {}),
    ...(has('description') ? { description: text('description') } : {}),
    ...(has('category') ? { categoryId: findId(categories, text('category'), 'category') } : {}),
    ...(has('subcategories')
      ? { subcategoryIds: split(text('subcategories')).map((word) => findId(subcategories, word, 'subcategory')) }
      : {}),
    ...(has('keywords') ? { keywords: split(text('keywords')) } : {}),
    ...(isVariantChanged
      ? {
          variants: draft.variants.map((variant) => ({
            _id: variant._id,
            name: variant.name,
            licence: has('licence') ? text('licence') : variant.licence,
            price: price ?? variant.price,
            files: variant.files.map(({ _id }) => ({ _id })),
          })),
        }
      : {}),
  };
}
