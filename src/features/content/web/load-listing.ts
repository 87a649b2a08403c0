import { data, type RouterContextProvider, redirect } from 'react-router';
import { type ArborApi, apiOf, isApiError, pageContext } from '../../../web/api.ts';
import { localizeHref } from '../../../web/locale.ts';
import type { Refusal } from '../../../web/page-api.ts';
import { type CardView, cardViewOf } from './card-view.ts';
import { type Choices, choicesFor } from './filter-choices.ts';
import {
  addressOf,
  isNarrowed,
  isUntidy,
  type ListingState,
  type Parameter,
  parameters,
  queryOf,
  readState,
} from './listing-address.ts';

export interface ListingData {
  /** The page's path without language, and what the path itself filters by. */
  readonly path: string;
  readonly preset: ListingState;
  readonly currency: string;
  readonly state: ListingState;
  /** Parameters that made no sense and were left out. */
  readonly ignored: readonly Parameter[];
  readonly cards: readonly CardView[];
  readonly next: string | null;
  readonly total: number;
  readonly totalIsMore: boolean;
  readonly corrected: string | null;
  readonly choices: Choices;
  /** True where `choices` has counts for just this state. */
  readonly counted: boolean;
  /** What else to look for, where nothing was found. */
  readonly popular: readonly string[];
}

/** Everything a listing shows. Throws a redirect to the tidy address after a form without a script. */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  request: Request,
  path: string,
  preset: ListingState = {},
): Promise<ListingData> {
  const api = apiOf(context);
  const search = new URL(request.url).searchParams;
  const asked = { ...readState(search), ...preset };
  if (isUntidy(search)) throw redirect(localizeHref(addressOf(path, asked, preset)));
  const { answer, state, ignored } = await listWhatMakesSense(api, asked, preset);
  const counted = !isNarrowed(state, {});
  const [choices, popular] = await Promise.all([
    choicesFor(api, state.category, counted),
    answer.items.length === 0 ? popularKeys(api) : [],
  ]);
  return {
    path,
    preset,
    currency: context.get(pageContext).currency,
    state,
    ignored,
    cards: answer.items.map(cardViewOf),
    next: answer.nextCursor,
    total: answer.total,
    totalIsMore: answer.totalIsMore,
    corrected: answer.correctedQuery,
    choices,
    counted,
    popular,
  };
}

async function listWhatMakesSense(api: ArborApi, asked: ListingState, preset: ListingState) {
  try {
    return { answer: await api('GET /content/all', { query: queryOf(asked) }), state: asked, ignored: [] };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status !== 400)
      throw data({ code: error.code, message: error.message } satisfies Refusal, { status: error.status });
    const refused = parameters.filter(
      (name) => asked[name] !== undefined && error.errors.some(({ path }) => names(path, name)),
    );
    // An answer that names none leaves nothing to trust but the path.
    const ignored = refused.length > 0 ? refused : parameters.filter((name) => asked[name] !== preset[name]);
    const state = Object.fromEntries(
      parameters.filter((name) => !ignored.includes(name)).map((name) => [name, asked[name]]),
    );
    return { answer: await api('GET /content/all', { query: queryOf(state) }), state, ignored };
  }
}

/** `format`, `format.0` and `query.format.0` all name `format`. */
function names(path: string, name: Parameter): boolean {
  return path.split(/[.[\]/]/).includes(name);
}

async function popularKeys(api: ArborApi): Promise<string[]> {
  const { items } = await api('GET /content-category/popular-keys/all', {}).catch(() => ({ items: [] }));
  return items.slice(0, 12).map(({ label }) => label);
}
