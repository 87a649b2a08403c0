import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { findWholeGroups, type QueueItem } from './queue-item.ts';

/** So many files at most are handed over at once. */
const MAX_HANDED = 100;

/** Makes something of uploads that belong together or came at once; throws where it could not. */
export type TakeReady = (ids: string[]) => Promise<void>;

interface HandOverDeps {
  readonly getItems: () => readonly QueueItem[];
  readonly take: TakeReady;
  readonly onTaken: (items: readonly QueueItem[]) => void;
  /** Nobody answered, or not as a server does that works: nothing is said of the files. */
  readonly onStuck: (items: readonly QueueItem[]) => void;
  readonly onFailed: (items: readonly QueueItem[], message: string) => void;
}

/** Not an answer about the files: it may come when it is asked for again. */
const hasNoAnswer = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'no_answer' || [429, 503].includes(error.status));

/** The first groups that are few enough files together; one at least. */
function takeSome(groups: readonly QueueItem[][]): QueueItem[][] {
  let count = 0;
  return groups.filter((group, at) => {
    count += group.length;
    return count <= MAX_HANDED || at === 0;
  });
}

/** Answers a function that hands over what is ready, group by group, one call after the other. */
export function createHandOver({ getItems, take, onTaken, onStuck, onFailed }: HandOverDeps): () => Promise<void> {
  let isHanding = false;
  const hand = async (groups: readonly QueueItem[][]): Promise<void> => {
    const items = groups.flat();
    try {
      await take(items.flatMap(({ uploadId }) => uploadId ?? []));
      onTaken(items);
    } catch (error) {
      if (hasNoAnswer(error)) onStuck(items);
      // What one file is refused for is not the fault of the others.
      else if (groups.length > 1) for (const group of groups) await hand([group]);
      else onFailed(items, getErrorMessage(error, m.uploads_not_taken()));
    }
  };
  return async () => {
    if (isHanding) return;
    isHanding = true;
    for (let groups = findWholeGroups(getItems()); groups.length > 0; groups = findWholeGroups(getItems()))
      await hand(takeSome(groups));
    isHanding = false;
  };
}
