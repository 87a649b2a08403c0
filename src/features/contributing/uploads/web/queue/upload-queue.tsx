import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { chip } from '../../../../../ui/components/button.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { DropZone } from './drop-zone.tsx';
import { formatCount, formatSize, formatTimeLeft } from './format.ts';
import type { TakeReady } from './hand-over.ts';
import { countFiles, isUnsent, type QueueItem, type QueueSnapshot, sumQueue } from './queue-item.ts';
import { Bar, QueueRow } from './queue-row.tsx';
import type { ServerUpload } from './server-uploads.ts';
import { UploadQueueStore } from './upload-queue-store.ts';

const SHOWN = 100;

/** Summary of the files' results: `11 added, 4 need your attention`. */
function describeSum({ added, toGo, needy }: ReturnType<typeof countFiles>): string {
  const need = needy === 1 ? m.uploads_need_one : m.uploads_need;
  return [
    added === 0 ? '' : m.uploads_added({ count: formatCount(added) }),
    toGo === 0 ? '' : m.uploads_to_go({ count: formatCount(toGo) }),
    needy === 0 ? '' : need({ count: formatCount(needy) }),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function describeQueue({ toGo, refused }: ReturnType<typeof countFiles>): string {
  if (toGo > 0) return m.uploads_queue();
  if (refused === 0) return m.uploads_queue_idle();
  return (refused === 1 ? m.uploads_not_added_one : m.uploads_not_added)({ count: formatCount(refused) });
}

function Summary({ store, snapshot: { items, taken, speed } }: { store: UploadQueueStore; snapshot: QueueSnapshot }) {
  const { size, sent } = sumQueue(items, taken);
  const counted = countFiles(items, taken);
  const left = formatTimeLeft(size - sent, speed);
  const hasUnsent = items.some(isUnsent);
  const isStopped = hasUnsent && items.filter(isUnsent).every(({ state }) => state === 'paused' || state === 'offline');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-18 font-semibold">{describeQueue(counted)}</h2>
        <p className="text-14 text-muted" role="status">
          {describeSum(counted)}
        </p>
      </div>
      {counted.toGo === 0 ? null : (
        <Bar share={size === 0 ? 0 : sent / size} label={m.uploads_queue()} className="h-2" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {counted.toGo === 0 ? null : (
          <p className="text-14 text-muted">
            {m.uploads_bytes({ sent: formatSize(sent), size: formatSize(size) })}
            {speed > 0 ? ` · ${m.uploads_speed({ speed: formatSize(speed) })}` : ''}
            {left === '' ? '' : ` · ${left}`}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {hasUnsent ? (
            <>
              <button type="button" className={chip} onClick={() => (isStopped ? store.resumeAll() : store.pauseAll())}>
                {isStopped ? m.uploads_resume_all() : m.uploads_pause_all()}
              </button>
              <button type="button" className={chip} onClick={() => void store.cancelAll()}>
                {m.uploads_cancel_all()}
              </button>
            </>
          ) : null}
          {items.some(({ state }) => state === 'stuck') ? (
            <button type="button" className={chip} onClick={() => store.resumeStuck()}>
              {m.uploads_try_again()}
            </button>
          ) : null}
          {items.some(({ state }) => state === 'known') ? (
            <button type="button" className={chip} onClick={() => store.clearDone()}>
              {m.uploads_clear()}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Sort key: files that need an action first, ready ones last. */
const order = (item: QueueItem): number =>
  item.state === 'refused' || item.state === 'failed' || item.state === 'stuck' || item.state === 'missing'
    ? 0
    : item.state === 'ready' || item.state === 'known'
      ? 2
      : 1;

interface UploadQueueProps {
  /** Creates drafts from ready uploads, including those of earlier visits, which then leave the queue. */
  readonly onReady: TakeReady;
  /** Whether the queue is compact, to leave space for existing drafts. */
  readonly isCompact?: boolean;
  /** Uploads of earlier visits, so that the first paint shows the queue. */
  readonly begun?: readonly ServerUpload[];
}

/** Upload queue. It accepts files anywhere on the page and continues after lost connections, reloads and restarts. */
export function UploadQueue({ onReady, isCompact = false, begun }: UploadQueueProps) {
  const latest = useRef(onReady);
  latest.current = onReady;
  const [store] = useState(() => new UploadQueueStore((ids) => latest.current(ids), begun));
  useEffect(() => store.open(), [store]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const add = useMemo(() => store.add.bind(store), [store]);
  const items = snapshot.items.toSorted((a, b) => order(a) - order(b));
  return (
    <section className="grid gap-6">
      <DropZone onChoose={add} isCompact={isCompact || items.length > 0} />
      {items.length === 0 ? null : (
        <div className="grid gap-2 rounded-card border border-line bg-paper p-4 md:p-6">
          <Summary store={store} snapshot={snapshot} />
          <ul className="max-h-96 divide-y divide-line overflow-y-auto">
            {items.slice(0, SHOWN).map((item) => (
              <QueueRow
                key={item.key}
                item={item}
                onPause={(key) => store.pause(key)}
                onResume={(key) => store.resume(key)}
                onRetry={(key) => void store.retry(key)}
                onCancel={(key) => void store.cancel(key)}
              />
            ))}
          </ul>
          {items.length > SHOWN ? (
            <p className="text-14 text-muted">{m.uploads_more({ count: formatCount(items.length - SHOWN) })}</p>
          ) : null}
        </div>
      )}
    </section>
  );
}
