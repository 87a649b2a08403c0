import { chip } from '../../../../ui/components/button.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { isNarrowed, pick, toAddress } from './listing-address.ts';
import type { ListingData } from './load-listing.ts';

/** Texts for a listing without results. The loader creates them, because few pages need them. */
export interface EmptyWords {
  readonly title: string;
  readonly spelling: string;
  readonly filters: string;
  readonly clear: string;
  readonly request: string;
  readonly requestLink: string;
  readonly keys: string;
}

/** Suggestions for a listing without results. */
export function ListingEmpty({ data, words }: { data: ListingData; words: EmptyWords }) {
  const { state, path, preset, popular } = data;
  const unfiltered = { ...preset, ...pick(state, ['q']) };
  const filtered = isNarrowed({ ...state, q: '' }, preset) || state.category !== preset.category;
  return (
    <div className="empty">
      <h2>{words.title}</h2>
      <ul>
        {state.q === undefined ? null : <li>{words.spelling}</li>}
        {filtered ? (
          <li>
            {words.filters} <a href={localizeHref(toAddress(path, unfiltered, preset))}>{words.clear}</a>
          </li>
        ) : null}
        <li>
          {words.request} <a href={localizeHref('/categories#custom-content')}>{words.requestLink}</a>
        </li>
      </ul>
      {popular.length === 0 ? null : (
        <>
          <h3>{words.keys}</h3>
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
