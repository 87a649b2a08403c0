import type { ReactNode } from 'react';
import { PageHeading } from '../../../../ui/admin/page-heading.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { FeePanel } from './fee-panel.tsx';
import { GeneralForm } from './general-form.tsx';
import { type PaymentSettings, TypeForm } from './type-form.tsx';

/** Settings for contributors' earnings and payouts. */
export function SettingsScreen({
  platformFee,
  types,
  general,
  affiliates,
}: PaymentSettings & {
  /** Settings of another feature, shown below the fee. */
  affiliates: ReactNode;
}) {
  return (
    <>
      <PageHeading title={m.payment_settings_title()} text={m.payment_settings_text()} />
      <div className="grid grid-cols-1 gap-6">
        <FeePanel fees={platformFee} />
        {affiliates}
        <GeneralForm general={general} />
        {types.map((type) => (
          <TypeForm key={type._id} type={type} />
        ))}
      </div>
    </>
  );
}
