import { m } from '../../../../ui/paraglide/messages.js';
import type { AdjustmentKind, adjustmentStatuses } from '../contract.ts';

export const kindNames: Readonly<Record<AdjustmentKind, () => string>> = {
  debt_payment: m.adjustments_kind_debt_payment,
  debt_write_off: m.adjustments_kind_debt_write_off,
  payout: m.adjustments_kind_payout,
  late_forfeit: m.adjustments_kind_late_forfeit,
};

/** Explains what each kind of adjustment does. */
export const kindTexts: Readonly<Record<AdjustmentKind, () => string>> = {
  debt_payment: m.adjustments_text_debt_payment,
  debt_write_off: m.adjustments_text_debt_write_off,
  payout: m.adjustments_text_payout,
  late_forfeit: m.adjustments_text_late_forfeit,
};

export const statusNames: Readonly<Record<(typeof adjustmentStatuses)[number], () => string>> = {
  proposed: m.adjustments_status_proposed,
  done: m.adjustments_status_done,
  dropped: m.adjustments_status_dropped,
};

/** Labels of a contributor's status, as in the list of contributors. */
const standings: Readonly<Record<string, () => string>> = {
  affiliate: m.adjustments_standing_affiliate,
  pending: m.adjustments_standing_pending,
  active: m.adjustments_standing_active,
  suspended: m.adjustments_standing_suspended,
  rejected: m.adjustments_standing_rejected,
  closed: m.adjustments_standing_closed,
};
export const nameStanding = (standing: string): string => standings[standing]?.() ?? standing;
