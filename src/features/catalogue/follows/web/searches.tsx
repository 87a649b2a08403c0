import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { followsContract } from '../contract.ts';
import { SearchButton } from './search-button.tsx';

type Searches = OutputOf<(typeof followsContract)['searches']>['items'];

/** Searches that a person follows; one that isn't followed any more stays until the page is left, to undo it. */
export function FollowedSearches({ items }: { items: Searches }) {
  return (
    <section aria-labelledby="searches" className="mt-10">
      <h2 id="searches" className="mb-3 text-18">
        {m.follows_searches()}
      </h2>
      {items.length === 0 ? <p className="text-14 text-muted">{m.follows_search_none()}</p> : null}
      <ul className="grid gap-3">
        {items.map(({ _id: id, query, name, since }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper p-4"
          >
            <Icon name="search" className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-16 font-medium wrap-anywhere">
                <a
                  href={localizeHref(`/content?${query}`)}
                  className="inline-block min-h-6 underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </h3>
              <p className="text-14 text-muted">
                {m.follows_since()} <Time at={since} format="day" />
              </p>
            </div>
            <SearchButton query={query} name={name} isFollowed />
          </li>
        ))}
      </ul>
    </section>
  );
}
