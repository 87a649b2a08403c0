import { data, type RouterContextProvider, redirect } from 'react-router';
import type * as z from 'zod';
import { type ArborApi, getApi, isApiError, pageContext } from '../../../../ui/api/client.ts';
import type { LoaderError } from '../../../../ui/api/loader-api.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { catalogueContract } from '../../catalogue/contract/catalogue.ts';
import { type CardView, toCardView } from '../../catalogue/web/card-view.ts';
import { describeLeftOut } from '../../exclusions/web/describe-left-out.ts';
import type { LeftOutNoteView } from '../../exclusions/web/left-out-note.tsx';
import { describeReading, type ReadingView } from './describe-reading.ts';
import { type Choices, listChoices } from './filter-choices.ts';
import { describeFilter } from './filter-labels.ts';
import {
  changeState,
  findRefusedParameters,
  isNarrowed,
  type ListingState,
  listPickedColors,
  needsCanonicalRedirect,
  type Parameter,
  parameters,
  pick,
  queryOf,
  readState,
  toAddress,
} from './listing-address.ts';
import type { EmptyWords } from './listing-empty.tsx';
import { sampleColors } from './sample-colors.ts';

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
  /** So many cards come first that answer the whole search. */
  readonly exact: number;
  readonly reading: ReadingView;
  /** Filters that made no sense, in words that few pages need. */
  readonly ignoredNote: string | null;
  /** The caller leaves something out of lists. */
  readonly isPersonal: boolean;
  readonly leftOutNote: LeftOutNoteView | null;
  readonly choices: Choices;
  /** True where `choices` has counts for just this state. */
  readonly counted: boolean;
  /** Colours of these results, `#rrggbb`, to search by, with what stands above them. */
  readonly sampled: { readonly title: string; readonly colors: readonly string[] };
  /** Why the results are in this order; colours have a sentence of their own. */
  readonly explanation: { readonly sentences: readonly string[]; readonly isColored: boolean };
  /** Where nothing was found: what the page says, and what else to look for. */
  readonly empty: EmptyWords | null;
  readonly popular: readonly string[];
}

type ListAnswer = z.output<(typeof catalogueContract)['all']['output']>;

/** No form of ours is longer, and a client may refuse a header that is. */
const MAX_REDIRECT = 2000;

/** Everything a listing shows. Throws a redirect to the tidy address after a form without a script. */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  request: Request,
  path: string,
  preset: ListingState = {},
): Promise<ListingData> {
  const api = getApi(context);
  const search = new URL(request.url).searchParams;
  const parsed = { ...readState(search), ...preset };
  const tidy = needsCanonicalRedirect(search) ? localizeHref(toAddress(path, parsed, preset)) : undefined;
  if (tidy !== undefined && tidy.length <= MAX_REDIRECT) throw redirect(tidy);
  const { answer, state, ignored } = await fetchWithoutRefused(api, parsed, preset);
  const counted = !isNarrowed(state, {}) && answer.leftOut === null;
  const [choices, popular] = await Promise.all([
    listChoices(api, state.category, counted),
    answer.items.length === 0 ? popularKeys(api) : [],
  ]);
  const { currency } = context.get(pageContext);
  const picked = listPickedColors(state.color);
  const seen = answer.items.flatMap(({ preview }) => preview?.colors ?? []);
  return {
    path,
    preset,
    currency,
    state,
    ignored,
    cards: answer.items.map(toCardView),
    next: answer.nextCursor,
    total: answer.total,
    totalIsMore: answer.totalIsMore,
    exact: answer.exact,
    reading: describeReading(answer, state, { path, preset, currency }),
    ignoredNote: ignored.length === 0 ? null : m.search_ignored({ filters: ignored.map(describeFilter).join(', ') }),
    isPersonal: answer.leftOut !== null,
    leftOutNote: describeLeftOut(answer.leftOut, {
      isShown: state.show === 'all',
      withThem: toAddress(path, changeState(state, { show: 'all' }), preset),
      withoutThem: toAddress(path, changeState(state, { show: '' }), preset),
    }),
    choices,
    counted,
    sampled: { title: m.search_color_from_results(), colors: sampleColors(seen, picked) },
    explanation: {
      sentences: [
        m.search_explain_match(),
        m.search_explain_popular(),
        ...(picked.length === 0 ? [] : [m.search_explain_color()]),
      ],
      isColored: picked.length > 0,
    },
    empty: answer.items.length === 0 ? describeEmpty(state.q) : null,
    popular,
  };
}

const describeEmpty = (query: string | undefined): EmptyWords => ({
  title: query === undefined ? m.search_empty() : m.search_empty_for({ query }),
  spelling: m.search_empty_spelling(),
  filters: m.search_empty_filters(),
  clear: m.search_clear_filters(),
  request: m.search_empty_request(),
  requestLink: m.search_empty_request_link(),
  keys: m.search_keys_to_try(),
});

/**
 * A refusal may hide the next (a cursor is read after everything else), so again until nothing is left to leave out.
 */
async function fetchWithoutRefused(
  api: ArborApi,
  state: ListingState,
  preset: ListingState,
  ignored: readonly Parameter[] = [],
): Promise<Pick<ListingData, 'state' | 'ignored'> & { answer: ListAnswer }> {
  try {
    return { answer: await api('GET /content/all', { query: queryOf(state, true) }), state, ignored };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const refused = error.status === 400 ? findRefusedParameters(state, preset, error.errors) : [];
    if (refused.length === 0)
      throw data({ code: error.code, message: error.message } satisfies LoaderError, { status: error.status });
    const rest = pick(
      state,
      parameters.filter((name) => !refused.includes(name)),
    );
    return fetchWithoutRefused(api, rest, preset, [...ignored, ...refused]);
  }
}

async function popularKeys(api: ArborApi): Promise<string[]> {
  const { items } = await api('GET /content-category/popular-keys/all', { query: { personal: '1' } }).catch(() => ({
    items: [],
  }));
  return items.slice(0, 12).map(({ label }) => label);
}
