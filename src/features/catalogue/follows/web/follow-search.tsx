import { lazy, Suspense } from 'react';
import { useIsInBrowser } from '../../../../ui/components/use-is-in-browser.ts';

const SearchButton = lazy(() =>
  import('./search-button.tsx').then(({ SearchButton: component }) => ({ default: component })),
);

/** Button to follow a search, whose script comes after the list. */
export function FollowSearch(props: { query: string; name: string }) {
  const isInBrowser = useIsInBrowser();
  return (
    <div className="mb-4 min-h-10 noscript:hidden print:hidden">
      {isInBrowser ? (
        <Suspense>
          <SearchButton key={props.query} {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
