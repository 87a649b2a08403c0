// A test checks and runs this file; it generates `api-types.ts` from the OpenAPI document.
import type { components, paths } from './api-types.ts';

type Card = components['schemas']['Card'];
type Variant = components['schemas']['Variant'];
type Problem = components['schemas']['Problem'];

type Readable = { [P in keyof paths]: paths[P] extends { get: object } ? P : never }[keyof paths];
type Read<P extends Readable> = paths[P] extends { get: infer O } ? O : never;
type Parameters<P extends Readable> = Read<P> extends { parameters: infer T } ? T : Record<never, never>;
type Answer<P extends Readable> =
  Read<P> extends { responses: { 200: { content: { 'application/json': infer T } } } } ? T : Uint8Array;
type Outcome<T> = { readonly data: T; readonly problem?: never } | { readonly problem: Problem; readonly data?: never };

export type Fetch = (path: string) => Promise<Response>;

/**
 * Creates a client as a user of the API would write it: paths, parameters and responses come from the document alone.
 */
function createClient(fetch: Fetch) {
  return async <P extends Readable>(path: P, parameters: Parameters<P>): Promise<Outcome<Answer<P>>> => {
    const sent = parameters as { path?: Record<string, string>; query?: Record<string, unknown> };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sent.path?.[name] ?? ''));
    const query = new URLSearchParams(Object.entries(sent.query ?? {}).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`/api/v1${filled}?${query.toString()}`);
    if (!response.ok) return { problem: (await response.json()) as Problem };
    const isJson = response.headers.get('content-type') === 'application/json';
    return { data: (isJson ? await response.json() : await response.bytes()) as Answer<P> };
  };
}

function unwrap<T>({ data, problem }: Outcome<T>): T {
  if (problem !== undefined) throw new Error(`${problem.status} ${problem.code}: ${problem.detail}`);
  return data;
}

export interface Journey {
  readonly card: Card;
  readonly licences: readonly string[];
  readonly formats: readonly { value: string; count: number | null }[];
  readonly file: Uint8Array;
  readonly refusal: Problem | undefined;
  readonly badInput: Problem | undefined;
}

/**
 * A visitor finds content, opens it, views the filters, downloads the free variant, and isn't allowed to download the
 * paid one.
 */
export async function visit(fetch: Fetch): Promise<Journey> {
  const get = createClient(fetch);

  const { items } = unwrap(await get('/content/all', { query: { q: 'crane', limit: 5, sort: 'newest' } }));
  const [card] = items;
  if (card === undefined) throw new Error('Nothing was found.');

  const content = unwrap(await get('/content/single/{id}', { path: { id: card._id } }));
  const findVariant = (isWanted: (variant: Variant) => boolean): Variant => {
    const variant = content.variants.find(isWanted);
    if (variant === undefined) throw new Error('The variant is missing.');
    return variant;
  };

  const { groups } = unwrap(await get('/content/facets', { query: { q: 'crane' } }));
  const formats = groups.find(({ key }) => key === 'format')?.values ?? [];

  const download = (variant: Variant) =>
    get('/content/download/{contentId}/{variantId}', { path: { contentId: content._id, variantId: variant._id } });
  const file = unwrap(await download(findVariant(({ price }) => price === 0)));
  const { problem: refusal } = await download(findVariant(({ price }) => price !== 0));

  // @ts-expect-error: the document lists the sort orders
  const { problem: badInput } = await get('/content/all', { query: { sort: 'cheapest' } });

  return {
    card,
    licences: content.variants.map(({ licence }) => licence.code),
    formats: formats.map(({ value, count }) => ({ value, count })),
    file,
    refusal,
    badInput,
  };
}

/** This function is never called; its type errors show that the types refuse mistakes. */
export function misuse(get: ReturnType<typeof createClient>, card: Card): unknown[] {
  return [
    // @ts-expect-error: there is no such path
    get('/content/everything', {}),
    // @ts-expect-error: the identifier is required
    get('/content/single/{id}', {}),
    // @ts-expect-error: a card has no description
    card.description,
    // @ts-expect-error: a preview may be missing
    card.preview.width,
  ];
}
