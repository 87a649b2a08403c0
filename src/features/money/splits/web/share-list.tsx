import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { splitsContract } from '../contract.ts';

export type Collaboration = OutputOf<(typeof splitsContract)['answer']>['collaboration'];

/** Formats basis points as `30%`, `12.5%` or `১২.৫%`. */
export const formatShare = (basisPoints: number): string =>
  formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });

const answers = {
  pending: { icon: 'clock', words: () => m.splits_answer_pending(), tone: 'text-muted' },
  agreed: { icon: 'check', words: () => m.splits_answer_agreed(), tone: 'text-success' },
  declined: { icon: 'x', words: () => m.splits_answer_declined(), tone: 'text-danger' },
} as const;

/** Shares of an agreement; for a proposal, also the answers. */
export function ShareList({ collaboration: { state, shares } }: { collaboration: Collaboration }) {
  const isAnswered = state === 'proposed' || state === 'declined';
  return (
    <ul className="grid gap-3">
      {shares.map(({ username, name, isMe, basisPoints, answer }, index) => {
        const { icon, words, tone } = answers[answer];
        return (
          <li key={username} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 text-14">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{isMe ? m.splits_you() : name}</span>
              <span className="ml-2 text-muted">{index === 0 ? m.splits_owner() : `@${username}`}</span>
              {isAnswered ? (
                <span className={`mt-0.5 flex items-center gap-1.5 text-12 ${tone}`}>
                  <Icon name={icon} className="size-3.5" />
                  {words()}
                </span>
              ) : null}
            </span>
            <span className="text-right font-medium tabular-nums">{formatShare(basisPoints)}</span>
            <span aria-hidden="true" className="col-span-2 mt-1.5 h-1 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-ink" style={{ width: `${basisPoints / 100}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
