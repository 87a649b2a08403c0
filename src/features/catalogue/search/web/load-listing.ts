import { data, type RouterContextProvider, redirect } from 'react-router';
import type * as z from 'zod';
import { type ArborApi, getApi, isApiError, pageContext } from '../../../../ui/api/client.ts';
import type { LoaderError } from '../../../../ui/api/loader-api.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { catalogueContract } from '../../catalogue/contract/catalogue.ts';
import type { CardView } from '../../catalogue/web/card-view.ts';
import { toCardView } from '../../catalogue/web/to-card-view.ts';
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
  /** `path`: path of the page without its language. `preset`: parameters that the path implies. */
  readonly path: string;
  readonly preset: ListingState;
  readonly currency: string;
  readonly state: ListingState;
  /** Invalid parameters, which were ignored. */
  readonly ignored: readonly Parameter[];
  readonly cards: readonly CardView[];
  readonly next: string | null;
  readonly total: number;
  readonly totalIsMore: boolean;
  /** Number of cards that match the whole search; they come first. */
  readonly exact: number;
  readonly reading: ReadingView;
  /** Notice about ignored filters. The loader creates it, because few pages need it. */
  readonly ignoredNote: string | null;
  /** Whether the list leaves out works that the caller excludes. */
  readonly isPersonal: boolean;
  readonly leftOutNote: LeftOutNoteView | null;
  readonly choices: Choices;
  /** Whether `choices` has counts for exactly this state. */
  readonly counted: boolean;
  /** Colours of these results to filter by, as `#rrggbb`, with their heading. */
  readonly sampled: { readonly title: string; readonly colors: readonly string[] };
  /** Explanation of the results' order; sorting by colour has its own sentence. */
  readonly explanation: { readonly sentences: readonly string[]; readonly isColored: boolean };
  /** Texts for a listing without results, with suggestions; null if there are results. */
  readonly empty: EmptyWords | null;
  readonly popular: readonly string[];
}

type ListAnswer = z.output<(typeof catalogueContract)['all']['output']>;

/** Maximum length of a redirect's URL. The site's forms create shorter ones, and clients may refuse longer headers. */
const MAX_REDIRECT = 2000;

/**
 * Loads the data of a listing. After a form was submitted without scripts, it throws a redirect to the canonical URL.
 */
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
 * Repeats the call without the refused parameters until the API accepts it, because one error can hide another: a
 * cursor is validated last.
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
