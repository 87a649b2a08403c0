import { Icon } from '../../../../../ui/components/icon.tsx';
import { formatCount } from '../../../../../ui/money.ts';

const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

/** Ring that shows how complete a draft is. The surrounding control has the same information as text. */
export function ProgressRing({ done, total }: { done: number; total: number }) {
  const isComplete = done === total;
  return (
    <span aria-hidden="true" className="relative grid size-9 shrink-0 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 36 36" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="3">
        <circle cx="18" cy="18" r={RADIUS} className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          className={isComplete ? 'stroke-success' : 'stroke-ink'}
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * done) / total} ${LENGTH}`}
        />
      </svg>
      {isComplete ? (
        <Icon name="check" className="size-4 text-success" />
      ) : (
        <span className="text-12 font-medium tabular-nums">
          {formatCount(done)}/{formatCount(total)}
        </span>
      )}
    </span>
  );
}
