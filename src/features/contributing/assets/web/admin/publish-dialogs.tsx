import * as z from 'zod';
import type { BatchDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { takedownCodes } from '../../../../catalogue/content/contract/takedown.ts';
import { takedownWords } from '../../../drafts/web/takedown-words.ts';
import { assetsContract } from '../../contract.ts';
import type { Asset } from './asset-cells.tsx';

const { reason, note } = assetsContract.unpublish.body.shape;

/** Describes the chosen works: the title of a single one, or their number. */
const nameRows = (rows: readonly Asset[]): string =>
  rows.length === 1 ? `“${rows[0]?.title ?? ''}”` : m.assets_count({ count: formatCount(rows.length) });

export function UnpublishDialog({ rows, run, onClose }: BatchDialogProps<Asset>) {
  const form = useApiForm({
    schema: z.strictObject({ reason, note }),
    defaultValues: { reason: 'copyright', note: '' },
    failure: m.assets_failed(),
    onSubmit: (values) => run((api, ids) => api('PUT /content/assets/unpublish', { body: { ids, ...values } })),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={m.assets_unpublish_title({ what: nameRows(rows) })}
      action={m.assets_unpublish()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.assets_unpublish_text()}</p>
      <SelectField
        id="takedown-reason"
        control={form.control}
        name="reason"
        label={m.assets_reason()}
        choices={takedownCodes.map((code) => [code, takedownWords[code]()] as const)}
      />
      <TextArea
        {...form.field('note')}
        id="takedown-note"
        label={m.assets_note_optional()}
        hint={m.assets_note_hint()}
        maxLength={1500}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

export function PublishDialog({ rows, run, onClose }: BatchDialogProps<Asset>) {
  const form = useApiForm({
    schema: z.strictObject({ note }),
    defaultValues: { note: '' },
    failure: m.assets_failed(),
    onSubmit: (values) => run((api, ids) => api('PUT /content/assets/publish', { body: { ids, ...values } })),
  });
  return (
    <ConfirmDialog
      open
      title={m.assets_publish_title({ what: nameRows(rows) })}
      action={m.assets_publish()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.assets_publish_text()}</p>
      <TextArea
        {...form.field('note')}
        id="publish-note"
        label={m.assets_note_optional()}
        hint={m.assets_note_hint()}
        maxLength={1500}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
