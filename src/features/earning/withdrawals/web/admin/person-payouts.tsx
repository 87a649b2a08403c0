import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Latest, LatestEntries, LatestEntry } from '../../../../../ui/admin/latest.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { withdrawalsAdminContract } from '../../contract/admin.ts';
import { nameAccount, nameWithdrawal, WithdrawStatusMark } from '../withdraw-view.tsx';
import { paymentsPath } from './withdraw-list.tsx';

/** The last withdrawals of a contributor. */
export function PersonPayouts({
  contributorId,
  payouts,
}: {
  contributorId: string;
  payouts: OutputOf<typeof withdrawalsAdminContract.all>;
}) {
  return (
    <Latest
      title={m.withdrawals_admin_title()}
      {...(payouts.total === 0 ? {} : { href: `${paymentsPath}?contributor=${contributorId}` })}
    >
      <LatestEntries none={m.withdrawals_admin_person_none()}>
        {payouts.items.map((payout) => (
          <LatestEntry
            key={payout._id}
            href={`${paymentsPath}/${payout._id}`}
            title={`${nameWithdrawal(payout)} · ${formatMoney(payout.amount, payout.currency)}`}
            detail={nameAccount(payout)}
            end={
              <>
                <WithdrawStatusMark status={payout.status} />
                <span className="block">
                  <DhakaTime at={payout.requestedAt} />
                </span>
              </>
            }
          />
        ))}
      </LatestEntries>
    </Latest>
  );
}
