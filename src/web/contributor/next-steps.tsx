import { canWithdrawNow } from '../../features/earning/earnings/web/withdraw-panel.tsx';
import type { WithdrawHistory } from '../../features/earning/withdrawals/web/withdraw-view.tsx';
import type { Brief } from '../../features/editorial/requests/web/briefs/brief-list.tsx';
import { Icon, type IconName } from '../../ui/components/icon.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { formatCount, formatMoney } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';

interface Step {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
}

interface NextStepsProps {
  /** Number of own works by status. */
  readonly counts: { readonly changes_requested: number; readonly draft: number };
  readonly history: WithdrawHistory;
  /** The newest brief that matches the contributor's categories. */
  readonly brief: Brief | undefined;
}

type Counted = (values: { count: string }) => string;

const countSteps = (count: number, one: Counted, many: Counted): string =>
  (count === 1 ? one : many)({ count: formatCount(count) });

function listSteps({ counts, history, brief }: NextStepsProps): Step[] {
  const steps: Step[] = [];
  if (counts.changes_requested > 0)
    steps.push({
      href: '/contributor/assets/rejected',
      icon: 'rotate-ccw',
      text: countSteps(counts.changes_requested, m.next_steps_changes_one, m.next_steps_changes),
    });
  if (canWithdrawNow(history))
    steps.push({
      href: '/contributor/withdrawals',
      icon: 'banknote',
      text: m.next_steps_payout({ amount: formatMoney(history.available, history.currency) }),
    });
  if (brief !== undefined)
    steps.push({
      href: `/contributor/briefs/${brief._id}`,
      icon: 'sparkles',
      text: m.next_steps_brief({ title: brief.title }),
    });
  if (counts.draft > 0)
    steps.push({
      href: '/contributor/assets/drafts',
      icon: 'file-text',
      text: countSteps(counts.draft, m.next_steps_drafts_one, m.next_steps_drafts),
    });
  return steps;
}

/** Tasks of the contributor, most urgent first; without any, a link to upload a work. */
export function NextSteps(props: NextStepsProps) {
  const waiting = listSteps(props);
  const steps: readonly Step[] =
    waiting.length > 0
      ? waiting
      : [{ href: '/contributor/assets/upload', icon: 'upload', text: m.next_steps_upload() }];
  return (
    <section aria-labelledby="next-steps" className="mt-6 rounded-card border border-line bg-paper">
      <h2 id="next-steps" className="border-b border-line px-4 py-3 text-16 sm:px-5">
        {m.next_steps_title()}
      </h2>
      <ul className="divide-y divide-line">
        {steps.map(({ href, icon, text }) => (
          <li key={href}>
            <a href={localizeHref(href)} className="group flex min-h-12 items-center gap-3 px-4 py-3 text-16 sm:px-5">
              <Icon name={icon} className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 grow wrap-anywhere underline-offset-4 group-hover:underline">{text}</span>
              <Icon name="arrow-right" className="size-4.5 shrink-0 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
