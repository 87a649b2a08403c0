import { useEffect, useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface SearchButtonProps {
  /** Filters of the search as in the address of its list, and its title. */
  readonly query: string;
  readonly name: string;
  /** Whether the person follows it; undefined if that has to be asked. */
  readonly isFollowed?: boolean;
}

/** Follows a search or stops it. */
export function SearchButton({ query, name, isFollowed: known }: SearchButtonProps) {
  const [isFollowed, setFollowed] = useState(known);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (known !== undefined) return;
    // A state that can't be read leaves the button as it is; pressing it shows why.
    browserApi('GET /follow/search', { query: { query } }).then(
      (found) => setFollowed(found.isFollowed),
      () => undefined,
    );
  }, [query, known]);
  const change = async (wanted: boolean) => {
    setBusy(true);
    try {
      await browserApi('PUT /follow/search', { body: { query, name, isFollowed: wanted } });
      setFollowed(wanted);
      showToast({
        kind: 'success',
        title: wanted ? m.follows_begun({ name }) : m.follows_ended({ name }),
        ...(wanted ? { description: m.follows_search_begun_text() } : {}),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.follows_failed());
    } finally {
      setBusy(false);
    }
  };
  const isInList = known !== undefined;
  const label =
    isFollowed === true
      ? isInList
        ? m.follows_following()
        : m.follows_search_following()
      : isInList
        ? m.follows_follow()
        : m.follows_search();
  return (
    <button
      type="button"
      aria-label={isInList ? `${label}: ${name}` : undefined}
      disabled={isBusy}
      onClick={() => void change(isFollowed !== true)}
      className="inline-flex h-10 items-center gap-1.5 rounded-full border border-line bg-paper px-4 text-14 font-medium hover:border-ink noscript:hidden print:hidden"
    >
      <Icon name={isFollowed === true ? 'check' : 'bell'} className="size-4" />
      {label}
    </button>
  );
}
