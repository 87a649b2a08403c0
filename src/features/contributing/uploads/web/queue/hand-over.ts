import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { findWholeGroups, type QueueItem } from './queue-item.ts';

/** Maximum number of files per call. */
const MAX_HANDED = 100;

/** Creates drafts from ready uploads that belong together or arrived at the same time; throws if it fails. */
export type TakeReady = (ids: string[]) => Promise<void>;

interface HandOverDeps {
  readonly getItems: () => readonly QueueItem[];
  readonly take: TakeReady;
  readonly onTaken: (items: readonly QueueItem[]) => void;
  /** Called if there was no response, or a server error that says nothing about the files. */
  readonly onStuck: (items: readonly QueueItem[]) => void;
  readonly onFailed: (items: readonly QueueItem[], message: string) => void;
}

/** Whether an error is temporary, so that the call can be repeated. */
const hasNoAnswer = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'no_answer' || [429, 503].includes(error.status));

/** Takes the first groups up to the maximum number of files, at least one group. */
function takeSome(groups: readonly QueueItem[][]): QueueItem[][] {
  let count = 0;
  return groups.filter((group, at) => {
    count += group.length;
    return count <= MAX_HANDED || at === 0;
  });
}

/** Creates a function that passes ready groups to `take`, one call after the other. */
export function createHandOver({ getItems, take, onTaken, onStuck, onFailed }: HandOverDeps): () => Promise<void> {
  let isHanding = false;
  const hand = async (groups: readonly QueueItem[][]): Promise<void> => {
    const items = groups.flat();
    try {
      await take(items.flatMap(({ uploadId }) => uploadId ?? []));
      onTaken(items);
    } catch (error) {
      if (hasNoAnswer(error)) onStuck(items);
      // A refusal may be due to one file, so the groups are retried one by one.
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
