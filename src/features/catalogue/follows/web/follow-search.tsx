import { useEffect, useState } from 'react';
import type { SearchButton } from './search-button.tsx';

/** Button to follow a search, whose script comes after the list. */
export function FollowSearch(props: { query: string; name: string }) {
  const [loaded, setLoaded] = useState<{ readonly SearchButton: typeof SearchButton }>();
  useEffect(() => {
    // Without its script the list is as it was.
    import('./search-button.tsx').then(setLoaded, () => undefined);
  }, []);
  return (
    <div className="mb-4 min-h-10 print:hidden">
      {loaded === undefined ? null : <loaded.SearchButton key={props.query} {...props} />}
    </div>
  );
}
