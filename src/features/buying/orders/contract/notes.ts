import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, idOrKey, multilineText } from '../../../../platform/http/schemas.ts';
import { adminNote } from '../../../operations/desk/contract.ts';

const tag = 'Orders';
const params = z.object({ id: idOrKey });

/** Owners' notes about an order; the detail view of the order includes them. */
export const orderNotesContract = {
  addNote: operation({
    method: 'POST',
    path: '/order/notes/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Adds a note about an order; the buyer’s data export includes it',
    params,
    body: z.strictObject({ text: multilineText(2000).min(1) }),
    output: adminNote,
    errors: ['not_found'],
    limit: { calls: 60, seconds: 600 },
  }),
  removeNote: operation({
    method: 'DELETE',
    path: '/order/notes/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Deletes one of your own notes about an order, by its identifier',
    params,
    output: done,
    errors: ['not_found'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof orderNotesContract> {}
}
