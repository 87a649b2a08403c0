import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Time } from '../../../../ui/components/time.tsx';
import { formatDays } from '../../../../ui/format-days.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { dashboardContract } from '../contract/dashboard.ts';
import { toOwnWork, WorksCard } from './dashboard-card.tsx';

type Contract = typeof dashboardContract;

/** The contributor's works that were downloaded last, and those downloaded most in the last days. */
export function OwnDownloads({
  recent,
  most,
  days,
}: {
  recent: OutputOf<Contract['recent']>['items'];
  most: OutputOf<Contract['most']>['items'];
  days: number;
}) {
  return (
    <div className="mt-6 grid items-start gap-3 sm:gap-4 xl:grid-cols-2">
      <WorksCard
        id="recent-downloads"
        title={m.earnings_dash_recent()}
        works={recent.map(({ contentId, title, at }, place) => ({
          key: `${place} ${contentId}`,
          title,
          href: toOwnWork(contentId),
          value: <Time at={at} format="minute" />,
        }))}
        none={<p>{m.earnings_dash_recent_none()}</p>}
      />
      <WorksCard
        id="most-downloaded"
        title={m.earnings_dash_most({ days: formatDays(days) })}
        works={most.map(({ contentId, title, downloads }) => ({
          key: contentId,
          title,
          href: toOwnWork(contentId),
          value: m.earnings_dash_downloads({ count: formatCount(downloads) }),
        }))}
        none={<p>{m.earnings_dash_most_none()}</p>}
      />
    </div>
  );
}
