import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { NotesPanel } from '../../../../operations/desk/web/notes-panel.tsx';
import type { WholeOrder } from './whole-order.ts';

/** Owners' notes about an order. */
export function OrderNotes({ order, buyer, notes }: WholeOrder) {
  const api = useAdminApi();
  return (
    <NotesPanel
      notes={notes}
      text={buyer === null ? m.orders_admin_notes_text() : m.orders_admin_notes_exported()}
      onAdd={(text) => api('POST /order/notes/{id}', { params: { id: order._id }, body: { text } })}
      onRemove={(id) => api('DELETE /order/notes/{id}', { params: { id } })}
    />
  );
}
