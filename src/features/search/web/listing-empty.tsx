import { chip } from '../../../ui/components/button.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { isNarrowed, pick, toAddress } from './listing-address.ts';
import type { ListingData } from './load-listing.ts';

/** Nothing found: what to try next. */
export function ListingEmpty({ data }: { data: ListingData }) {
  const { state, path, preset, popular } = data;
  const unfiltered = { ...preset, ...pick(state, ['q']) };
  const filtered = isNarrowed({ ...state, q: '' }, preset) || state.category !== preset.category;
  return (
    <div className="empty">
      <h2>{state.q === undefined ? m.search_empty() : m.search_empty_for({ query: state.q })}</h2>
      <ul>
        {state.q === undefined ? null : <li>{m.search_empty_spelling()}</li>}
        {filtered ? (
          <li>
            {m.search_empty_filters()}{' '}
            <a href={localizeHref(toAddress(path, unfiltered, preset))}>{m.search_clear_filters()}</a>
          </li>
        ) : null}
        <li>
          {m.search_empty_request()}{' '}
          <a href={localizeHref('/categories#custom-content')}>{m.search_empty_request_link()}</a>
        </li>
      </ul>
      {popular.length === 0 ? null : (
        <>
          <h3>{m.search_keys_to_try()}</h3>
          <ul className="chips">
            {popular.map((key) => (
              <li key={key}>
                <a className={chip} href={localizeHref(toAddress('/content', { q: key }))}>
                  {key}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
