import type { OutputOf } from '../../../../platform/http/operation.ts';
import { PageHeading } from '../../../../ui/admin/page-heading.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { vatContract } from '../contract.ts';
import { RatesPanel } from './rates-panel.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { ReportPanel } from './report-panel.tsx';

export type VatSettings = OutputOf<(typeof vatContract)['show']>;

interface VatScreenProps extends VatSettings {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** The current month in Dhaka, such as `2026-11`. */
  readonly month: string;
}

/** The operator's VAT registration, rates by category, and the monthly report. */
export function VatScreen({ registration, rates, categories, month }: VatScreenProps) {
  return (
    <>
      <PageHeading title={m.vat_title()} text={m.vat_text()} />
      <div className="grid grid-cols-1 gap-6">
        <RegistrationForm registration={registration} />
        <RatesPanel rates={rates} categories={categories} />
        <ReportPanel month={month} />
      </div>
    </>
  );
}
