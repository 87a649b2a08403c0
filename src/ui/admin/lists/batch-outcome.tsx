import { Icon } from '../../components/icon.tsx';
import { formatCount } from '../../money.ts';
import { m } from '../../paraglide/messages.js';
import type { RefusedRows } from './use-batch.ts';

/** Rows of a batch that were refused, with the reasons; shown until it is dismissed. */
export function BatchOutcome({ outcome, onClose }: { outcome: RefusedRows | null; onClose: () => void }) {
  if (outcome === null) return null;
  const { count, refused } = outcome;
  return (
    <section
      role="alert"
      className="mb-5 flex items-start gap-3 rounded-card border border-danger bg-paper p-4 text-14"
    >
      <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0 grow">
        <h2 className="text-16 font-medium">
          {count === 1
            ? m.admin_batch_refused_one()
            : m.admin_batch_refused({ refused: formatCount(refused.length), count: formatCount(count) })}
        </h2>
        <ul className="mt-2 grid gap-1.5">
          {refused.map(({ id, name, detail }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-medium">{name}</span> <span className="text-muted">{detail}</span>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={m.admin_batch_hide()}
        title={m.admin_batch_hide()}
        className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60"
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
