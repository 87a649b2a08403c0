import { m } from '../../../../ui/paraglide/messages.js';
import type { OptionType } from '../contract/account.ts';

export const typeWords: Readonly<Record<OptionType, () => string>> = {
  bkash: () => m.withdraw_options_bkash(),
  nagad: () => m.withdraw_options_nagad(),
  rocket: () => m.withdraw_options_rocket(),
  bank: () => m.withdraw_options_bank(),
};
