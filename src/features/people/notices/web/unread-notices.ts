import { useEffect, useSyncExternalStore } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';

let unread = 0;
const listeners = new Set<() => void>();

/** Notifies the browser's other tabs. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('arbor-notices');
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'number') show(data);
});

function show(count: number): void {
  if (unread === count) return;
  unread = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the number of unread notifications; if the call fails, the number stays as it is. */
async function fetchUnread(): Promise<void> {
  try {
    show((await browserApi('GET /user/notices/unread', {})).unread);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Marks notifications up to the given one as read, on all devices. */
export async function markRead(through: string): Promise<void> {
  try {
    const answer = await browserApi('POST /user/notices/read', { body: { through } });
    show(answer.unread);
    channel?.postMessage(answer.unread);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

const EVERY_MS = 60_000;

/**
 * Number of unread notifications; reloaded every minute while the page is visible, and when the tab becomes visible.
 */
export function useUnreadNotices(): number {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void fetchUnread();
    };
    refresh();
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('focus', refresh);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}
