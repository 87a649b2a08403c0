import type { RawBuilder } from 'kysely';
import {
  selectReceived,
  selectSentBack,
  selectSentElsewhere,
  selectUnreturned,
  sumReceived,
  sumSentBack,
} from '../store/reconciled.ts';

type Fragment = RawBuilder<unknown>;
interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

/** What providers answered about money, as fragments for a statement that compares it with others. */
export interface ReceiptFragments {
  readonly sumReceived: (orderId: Fragment) => Fragment;
  readonly selectReceived: (time: TimeSpan) => Fragment;
  readonly selectUnreturned: (time: TimeSpan) => Fragment;
  readonly sumSentBack: (refundId: Fragment) => Fragment;
  readonly selectSentBack: (time: TimeSpan) => Fragment;
  readonly selectSentElsewhere: (time: TimeSpan) => Fragment;
}

export const receiptFragments: ReceiptFragments = {
  sumReceived,
  selectReceived,
  selectUnreturned,
  sumSentBack,
  selectSentBack,
  selectSentElsewhere,
};
