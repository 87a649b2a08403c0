import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { ordersAdminContract } from '../../contract/admin.ts';

export type WholeOrder = OutputOf<typeof ordersAdminContract.showAny>;
