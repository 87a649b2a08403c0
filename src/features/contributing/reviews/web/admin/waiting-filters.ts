import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Filters of a queue that several admins share: who has claimed an item, and how long it has waited. */
export const waitingFilters = {
  claimed: {
    kind: 'choice',
    label: () => m.reviews_claimed(),
    choices: [
      ['free', () => m.reviews_claimed_free()],
      ['mine', () => m.reviews_claimed_mine()],
      ['others', () => m.reviews_claimed_others()],
    ],
  },
  hours: {
    kind: 'choice',
    label: () => m.reviews_hours(),
    choices: [
      ['24', () => m.reviews_hours_24()],
      ['72', () => m.reviews_hours_72({ days: formatCount(3) })],
      ['168', () => m.reviews_hours_168()],
    ],
  },
} as const;
