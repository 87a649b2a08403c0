import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { RowDialogProps } from '../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { synonymsContract } from '../contract.ts';

type Preview = OutputOf<typeof synonymsContract.preview>;
type Found = Preview['one']['now'];

/** Pause after typing before the preview is loaded, in milliseconds. */
const PAUSE = 400;

const formatFound = (found: Found): string => {
  if (found === null) return m.synonyms_many();
  return found.totalIsMore ? m.admin_more_than({ count: formatCount(found.total) }) : formatCount(found.total);
};

/** Loads how many works searches for both words find without and with the pair; undefined until both are entered. */
function usePreview(one: string, other: string): Preview | undefined {
  const [preview, setPreview] = useState<{ readonly of: string; readonly found: Preview }>();
  const typed = `${one}\n${other}`;
  useEffect(() => {
    const [first = '', second = ''] = typed.split('\n').map((each) => each.trim());
    if (first === '' || second === '') return;
    let isCurrent = true;
    const load = async () => {
      try {
        const found = await browserApi('GET /admin/synonyms/preview', { query: { one: first, other: second } });
        if (isCurrent) setPreview({ of: typed, found });
      } catch (error) {
        // Validation errors appear when the form is submitted.
        if (!isApiError(error)) throw error;
      }
    };
    const timer = setTimeout(() => void load(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return preview?.of === typed ? preview.found : undefined;
}

/** Form that defines two words as synonyms. It previews the effect on searches. */
function SynonymForm(props: { one?: string; onDone: () => void; onClose: () => void }) {
  const api = useAdminApi();
  const form = useApiForm({
    schema: synonymsContract.create.body,
    messages: { one: () => m.synonyms_needed(), other: () => m.synonyms_needed() },
    defaultValues: { one: props.one ?? '', other: '' },
    failure: m.synonyms_failed(),
    onSubmit: async (body) => {
      await api('POST /admin/synonyms', { body });
      showToast({ kind: 'success', title: m.synonyms_saved(body) });
      props.onDone();
    },
  });
  const [one, other] = [form.watch('one'), form.watch('other')];
  const preview = usePreview(one, other);
  return (
    <ConfirmDialog
      open
      title={m.synonyms_new()}
      action={m.synonyms_save()}
      onConfirm={form.run}
      onClose={props.onClose}
    >
      <p>{m.synonyms_form_text()}</p>
      <TextField {...form.field('one')} id="synonym-one" label={m.synonyms_one_word()} maxLength={60} />
      <TextField {...form.field('other')} id="synonym-other" label={m.synonyms_other_word()} maxLength={60} />
      <div role="status" className="text-14 text-muted empty:hidden">
        {preview === undefined ? null : (
          <ul className="grid gap-1 wrap-anywhere">
            {[['one', one] as const, ['other', other] as const].map(([side, word]) => (
              <li key={side}>
                {m.synonyms_finds({
                  word: word.trim(),
                  now: formatFound(preview[side].now),
                  after: formatFound(preview[side].paired),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Form in a row of the searches' table that defines a synonym of the row's search. */
export const SameAsKey = ({ row, onDone, onClose }: RowDialogProps<{ readonly key: string }>) => (
  <SynonymForm one={row.key} onClose={onClose} onDone={() => onDone('reload')} />
);

/** Opens the form of a new pair. */
export function NewSynonymButton() {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={secondaryButton}>
        <Icon name="plus" className="size-4" />
        {m.synonyms_new()}
      </button>
      {isOpen ? (
        <SynonymForm
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}
