import { useNavigate } from 'react-router';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { takedownCodes } from '../../../../catalogue/content/contract/takedown.ts';
import { takedownWords } from '../../../drafts/web/takedown-words.ts';
import { closingOutcomes, reportsAdminContract } from '../../contract/admin.ts';
import type { ReportCase } from './case-list.tsx';
import { outcomeWords } from './outcome-words.ts';

const schema = reportsAdminContract.close.body.pick({ outcome: true, reason: true, note: true, internalNote: true });

type Outcome = (typeof closingOutcomes)[number];

/** Form to close a case. Input is kept if the server refuses. */
export function CloseForm({ about, seen }: { about: ReportCase; seen: readonly string[] }) {
  const api = useAdminApi();
  const navigate = useNavigate();
  const isPublished = about.asset?.status === 'published' || about.asset?.status === 'unpublished';
  const offered: readonly Outcome[] = closingOutcomes.filter(
    (each) =>
      each === 'no_action' ||
      each === 'spam' ||
      (each === 'list_unshared' ? about.list !== null && !about.list.isTakenDown : false) ||
      (each === 'rating_hidden' ? about.rating !== null && about.rating.hiddenReason === null : false) ||
      (each === 'contributor_warned'
        ? about.asset !== null
        : each === 'content_unpublished' && isPublished && about.asset?.takedown === null),
  );
  const form = useApiForm({
    schema,
    defaultValues: { outcome: 'no_action', reason: 'copyright', note: '', internalNote: '' },
    failure: m.reports_close_failed(),
    onSubmit: async (values) => {
      await api('PUT /report/close/{id}', { params: { id: about._id }, body: { ...values, seen: [...seen] } });
      showToast({ kind: 'success', title: m.reports_closed() });
      await navigate(localizeHref('/admin/content/reports'));
    },
  });
  const chosen = form.watch('outcome');
  const tellsContributor = chosen === 'content_unpublished' || chosen === 'contributor_warned';
  const tellsOwner = chosen === 'list_unshared';
  const tellsAuthor = chosen === 'rating_hidden';
  return (
    <Panel title={m.reports_decide()}>
      <Form form={form} className="grid gap-4">
        <SelectField
          id="report-outcome"
          control={form.control}
          name="outcome"
          label={m.reports_outcome()}
          hint={m.reports_outcome_hint()}
          choices={offered.map((each) => [each, outcomeWords[each]()] as const)}
        />
        {chosen === 'content_unpublished' ? (
          <SelectField
            id="report-reason"
            control={form.control}
            name="reason"
            label={m.assets_reason()}
            choices={takedownCodes.map((code) => [code, takedownWords[code]()] as const)}
          />
        ) : null}
        {tellsContributor || tellsOwner || tellsAuthor ? (
          <TextArea
            {...form.field('note')}
            id="report-note"
            label={tellsAuthor ? m.admin_reason() : m.assets_note_optional()}
            hint={
              tellsAuthor
                ? m.reports_note_author_hint()
                : tellsOwner
                  ? m.reports_note_owner_hint()
                  : m.reports_note_hint()
            }
            maxLength={1500}
          />
        ) : null}
        <TextArea
          {...form.field('internalNote')}
          id="report-internal"
          label={m.reports_internal()}
          hint={m.reports_internal_hint()}
          rows={2}
          maxLength={2000}
        />
        <SubmitButton
          isBusy={form.isBusy}
          face={chosen === 'content_unpublished' || tellsOwner || tellsAuthor ? 'danger' : 'primary'}
        >
          {m.reports_close()}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
