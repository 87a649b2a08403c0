import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatSize } from './format.ts';
import { isUnsent, type QueueItem, type QueueState } from './queue-item.ts';

const icons: Readonly<Record<QueueState, readonly [name: IconName, className: string]>> = {
  missing: ['circle-alert', 'text-warning'],
  waiting: ['file-text', 'text-muted'],
  checking: ['file-text', 'text-muted'],
  sending: ['upload', 'text-ink'],
  paused: ['pause', 'text-muted'],
  offline: ['circle-alert', 'text-warning'],
  processing: ['sparkles', 'text-ink'],
  ready: ['check', 'text-success'],
  known: ['copy', 'text-muted'],
  stuck: ['circle-alert', 'text-warning'],
  refused: ['triangle-alert', 'text-danger'],
  failed: ['triangle-alert', 'text-danger'],
};

function describeState({ state, message, sent }: QueueItem): string {
  switch (state) {
    case 'missing':
      return m.uploads_state_missing({ sent: formatSize(sent) });
    case 'ready':
      return m.uploads_state_ready();
    case 'known':
    case 'refused':
    case 'failed':
      return message;
    case 'stuck':
      return m.uploads_state_stuck();
    case 'waiting':
      return m.uploads_state_waiting();
    case 'checking':
      return m.uploads_state_checking();
    case 'sending':
      return m.uploads_state_sending();
    case 'paused':
      return m.uploads_state_paused();
    case 'offline':
      return m.uploads_state_offline();
    case 'processing':
      return m.uploads_state_processing();
  }
}

export function Bar({ share, label, className = '' }: { share: number; label: string; className?: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      className={`h-1.5 overflow-hidden rounded-full bg-line ${className}`}
    >
      <div className="h-full origin-left rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
    </div>
  );
}

interface QueueRowProps {
  readonly item: QueueItem;
  readonly onPause: (key: string) => void;
  readonly onResume: (key: string) => void;
  readonly onRetry: (key: string) => void;
  readonly onCancel: (key: string) => void;
}

function RowButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-canvas hover:text-ink"
    >
      <Icon name={icon} />
    </button>
  );
}

export function QueueRow({ item, onPause, onResume, onRetry, onCancel }: QueueRowProps) {
  const { key, name, folder, size, sent, state } = item;
  const [icon, color] = icons[state];
  const isMoving = state === 'sending' || state === 'checking' || state === 'waiting';
  const isStopped = state === 'paused' || state === 'offline' || state === 'failed' || state === 'stuck';
  return (
    <li className="flex items-center gap-3 py-2" data-state={state}>
      <Icon name={icon} className={`size-5 ${color}`} />
      <div className="grid min-w-0 grow gap-1">
        <p className="flex min-w-0 items-baseline gap-2 text-14">
          <span className="truncate font-medium" title={folder === '' ? name : `${folder}/${name}`}>
            {name}
          </span>
          <span className="shrink-0 text-muted">{formatSize(size)}</span>
        </p>
        {isUnsent(item) ? <Bar share={size === 0 ? 0 : sent / size} label={name} /> : null}
        <p className={`text-14 ${state === 'refused' || state === 'failed' ? 'text-danger' : 'text-muted'}`}>
          {describeState(item)}
        </p>
      </div>
      {isMoving ? <RowButton icon="pause" label={m.uploads_pause({ name })} onClick={() => onPause(key)} /> : null}
      {isStopped ? <RowButton icon="play" label={m.uploads_resume({ name })} onClick={() => onResume(key)} /> : null}
      {item.canRetry ? (
        <RowButton icon="rotate-ccw" label={m.uploads_retry({ name })} onClick={() => onRetry(key)} />
      ) : null}
      <RowButton
        icon="x"
        label={isUnsent(item) ? m.uploads_cancel({ name }) : m.uploads_remove({ name })}
        onClick={() => onCancel(key)}
      />
    </li>
  );
}
