import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { DhakaTime, formatTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { deskContract } from '../contract.ts';

type Notes = OutputOf<typeof deskContract.notes>['items'];
type Note = Notes[number];

function NewNote({ onAdd }: { onAdd: (text: string) => Promise<unknown> }) {
  const { revalidate } = useRevalidator();
  const form = useApiForm({
    schema: deskContract.addNote.body,
    defaultValues: { text: '' },
    failure: m.desk_note_failed(),
    onSubmit: async ({ text }) => {
      await onAdd(text);
      form.reset({ text: '' });
      showToast({ kind: 'success', title: m.desk_note_added() });
      await revalidate();
    },
  });
  return (
    <Form form={form} className="grid gap-3">
      <TextArea {...form.field('text')} id="note" rows={2} label={m.desk_note_label()} maxLength={2000} />
      <SubmitButton isBusy={form.isBusy} className="justify-self-start max-sm:w-full">
        {m.desk_note_add()}
      </SubmitButton>
    </Form>
  );
}

function NoteEntry({ note, onDelete }: { note: Note; onDelete: () => void }) {
  return (
    <li className="border-t border-line pt-3">
      <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-12 text-muted">
        <span>
          {note.author} · <DhakaTime at={note.at} />
        </span>
        {note.isMine ? (
          <button
            type="button"
            onClick={onDelete}
            aria-label={m.desk_note_delete_named({ time: formatTime(note.at, 'minute') })}
            className="min-h-6 underline underline-offset-4 hover:text-ink"
          >
            {m.desk_note_delete()}
          </button>
        ) : null}
      </p>
    </li>
  );
}

interface NotesPanelProps {
  readonly notes: Notes;
  /** Explains who can see the notes. */
  readonly text: string;
  /** Adds a note; undefined if notes can't be added. */
  readonly onAdd: ((text: string) => Promise<unknown>) | undefined;
  readonly onRemove: (id: string) => Promise<unknown>;
}

/** Notes of admins about a person or an order; admins can only delete their own. */
export function NotesPanel({ notes, text, onAdd, onRemove }: NotesPanelProps) {
  const [asked, setAsked] = useState<Note>();
  const { revalidate } = useRevalidator();
  const remove = async (note: Note) => {
    try {
      await onRemove(note._id);
      showToast({ kind: 'success', title: m.desk_note_deleted() });
      await revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.desk_note_failed());
    }
    setAsked(undefined);
  };
  return (
    <Panel title={m.desk_notes()} text={text}>
      <div className="grid gap-4 text-14">
        {onAdd === undefined ? null : <NewNote onAdd={onAdd} />}
        {notes.length === 0 ? null : (
          <ul className="grid gap-3">
            {notes.map((note) => (
              <NoteEntry key={note._id} note={note} onDelete={() => setAsked(note)} />
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={m.desk_note_delete_title()}
        action={m.desk_note_delete()}
        danger
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p className="whitespace-pre-line wrap-anywhere">{asked?.text}</p>
      </ConfirmDialog>
    </Panel>
  );
}
