import { formatDays } from '../../../../../ui/format-days.ts';
import { toFaultDays } from '../../contract/refunds.ts';

/** How long after paying a refund can be requested for a fault, as the policies say it. */
export const formatFaultWindow = (refundDays: number): string => formatDays(toFaultDays(refundDays));
