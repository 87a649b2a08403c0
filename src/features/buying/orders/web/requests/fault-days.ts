import { formatDays } from '../../../../../ui/format-days.ts';
import { toFaultDays } from '../../contract/refunds.ts';

/** Length of the refund window for faults, in words, for the policy pages. */
export const formatFaultWindow = (refundDays: number): string => formatDays(toFaultDays(refundDays));
