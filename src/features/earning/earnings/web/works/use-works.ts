import { useState } from 'react';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { fetchWorks, type LoadedWorks } from './load-works.ts';
import type { WorksQuery } from './works-list.ts';

interface State {
  /** The loader's page; a different page starts a new list. */
  readonly of: LoadedWorks;
  readonly works: LoadedWorks;
  readonly state: 'idle' | 'loading' | 'failed';
}

const MAX_PAGE = 100;

function append(before: LoadedWorks, next: LoadedWorks): LoadedWorks {
  const known = new Set(before.items.map(({ _id }) => _id));
  return {
    ...next,
    items: [...before.items, ...next.items.filter(({ _id }) => !known.has(_id))],
    standings: { ...before.standings, ...next.standings },
  };
}

/** The loaded works of a list: loads more on demand, and reloads all of them after a change. */
export function useWorks(first: LoadedWorks, query: WorksQuery) {
  const [last, setLast] = useState<State>({ of: first, works: first, state: 'idle' });
  const current: State = last.of === first ? last : { of: first, works: first, state: 'idle' };
  const change = (part: Partial<State>) =>
    setLast((before) => ({ ...(before.of === first ? before : current), ...part }));
  const loadMore = async () => {
    const { nextCursor } = current.works;
    if (nextCursor === null || current.state === 'loading') return;
    change({ state: 'loading' });
    try {
      const next = await fetchWorks(browserApi, { ...query, cursor: nextCursor });
      change({ works: append(current.works, next), state: 'idle' });
    } catch (error) {
      change({ state: 'failed' });
      if (!isApiError(error)) throw error;
    }
  };
  /** Reloads as many works as are shown. If that fails, the list stays as it is. */
  const reload = async () => {
    const count = Math.max(current.works.items.length, query.limit);
    try {
      let works = await fetchWorks(browserApi, { ...query, limit: Math.min(count, MAX_PAGE) });
      while (works.nextCursor !== null && works.items.length < count)
        works = append(works, await fetchWorks(browserApi, { ...query, limit: MAX_PAGE, cursor: works.nextCursor }));
      change({ works, state: 'idle' });
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };
  const more = {
    items: current.works.items,
    next: current.works.nextCursor,
    state: current.state,
    load: () => void loadMore(),
    focusId: undefined,
  };
  return { works: current.works, more, reload };
}
