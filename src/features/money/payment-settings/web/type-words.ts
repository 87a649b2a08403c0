import { m } from '../../../../ui/paraglide/messages.js';
import type { WithdrawType } from '../contract.ts';

export const typeWords: Readonly<Record<WithdrawType, () => string>> = {
  bkash: () => m.payment_settings_bkash(),
  nagad: () => m.payment_settings_nagad(),
  rocket: () => m.payment_settings_rocket(),
  bank: () => m.payment_settings_bank(),
};
