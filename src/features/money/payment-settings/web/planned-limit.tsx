import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { useSubmit } from '../../../../ui/forms/use-submit.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { PaymentSettings } from './type-form.tsx';

type General = PaymentSettings['general'];

interface PlannedLimitProps {
  readonly plan: NonNullable<General['plannedLimit']>;
  readonly version: number;
  readonly onDecided: (after: General, title: string) => Promise<void>;
}

/** A planned higher limit: any owner can cancel it, and an owner other than its author can confirm it. */
export function PlannedLimit({ plan, version, onDecided }: PlannedLimitProps) {
  const { secondApproverFrom, currency, effectiveAt, plannedBy, isOwn } = plan;
  const api = useAdminApi();
  const { busy, failure, run } = useSubmit(m.payment_settings_failed());
  const decide = (decision: 'confirm' | 'cancel', title: string) => () =>
    void run(async () => {
      const body = { decision, version };
      const { general } = await api('POST /payment-settings/planned-limit/decide', { body });
      await onDecided(general, title);
    });
  return (
    <div className="mt-5 grid gap-3 rounded-card border border-line bg-canvas p-4 text-14">
      <p className="font-medium">
        {secondApproverFrom === null
          ? m.payment_settings_plan_one_owner()
          : m.payment_settings_plan_two_owners({ amount: formatMoney(secondApproverFrom, currency) })}
      </p>
      <p className="text-muted">
        {m.payment_settings_plan_when()} <DhakaTime at={effectiveAt} />
        {plannedBy === null ? '' : ` · ${m.payment_settings_plan_by({ name: plannedBy.name })}`}
      </p>
      {isOwn ? <p className="text-muted">{m.payment_settings_plan_own()}</p> : null}
      <div className="flex flex-wrap gap-3">
        {isOwn ? null : (
          <button
            type="button"
            disabled={busy}
            onClick={decide('confirm', m.payment_settings_plan_confirmed())}
            className={`${primaryButton} max-sm:grow`}
          >
            {m.payment_settings_plan_confirm()}
          </button>
        )}
        <button
          type="button"
          disabled={busy}
          onClick={decide('cancel', m.payment_settings_plan_cancelled())}
          className={`${secondaryButton} max-sm:grow`}
        >
          {m.payment_settings_plan_cancel()}
        </button>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}
