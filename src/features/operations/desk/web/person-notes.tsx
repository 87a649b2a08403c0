import type { ComponentProps } from 'react';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { NotesPanel } from './notes-panel.tsx';

interface PersonNotesProps extends Pick<ComponentProps<typeof NotesPanel>, 'notes'> {
  readonly accountId: string;
  readonly canAdd: boolean;
}

/** Notes of admins about a person. */
export function PersonNotes({ accountId, notes, canAdd }: PersonNotesProps) {
  const api = useAdminApi();
  return (
    <NotesPanel
      notes={notes}
      text={m.desk_notes_text()}
      onAdd={
        canAdd ? (text) => api('POST /admin/notes/{id}', { params: { id: accountId }, body: { text } }) : undefined
      }
      onRemove={(id) => api('DELETE /admin/notes/{id}', { params: { id } })}
    />
  );
}
