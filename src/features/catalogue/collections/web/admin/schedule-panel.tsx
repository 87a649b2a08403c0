import * as z from 'zod';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { DateFormField } from '../../../../../ui/forms/date-field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ManagedCollection } from './collection-form.tsx';
import { CollectionState } from './collection-state.tsx';
import { toInstant, toLocalTime } from './dhaka-time.ts';

/** A local time to the minute, or empty. */
const local = z.literal('').or(z.string().regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/));
const times = z
  .object({ from: local, until: local })
  .refine(({ from, until }) => from === '' || until === '' || from < until, { path: ['until'] });

/** Form for the time in which a published collection is visible. */
export function SchedulePanel({ collection, onChange }: { collection: ManagedCollection; onChange: () => unknown }) {
  const { _id: id, visibleFrom, visibleUntil } = collection;
  const api = useAdminApi();
  const form = useApiForm({
    schema: times,
    messages: {
      from: () => m.collections_time_wrong(),
      until: (value) => (local.safeParse(value).success ? m.collections_times_crossed() : m.collections_time_wrong()),
    },
    defaultValues: { from: toLocalTime(visibleFrom), until: toLocalTime(visibleUntil) },
    failure: m.collections_failed(),
    onSubmit: async ({ from, until }) => {
      await api('PUT /collection/schedule/{id}', {
        params: { id },
        body: {
          before: { from: visibleFrom, until: visibleUntil },
          from: toInstant(from),
          until: toInstant(until),
        },
      });
      showToast({ kind: 'success', title: m.collections_saved() });
      await onChange();
    },
  });
  return (
    <section aria-labelledby="schedule-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="schedule-title" className="text-18">
        {m.collections_schedule_title()}
      </h2>
      <p className="mt-1 text-14 text-muted">{m.collections_schedule_text()}</p>
      <div role="status" className="mt-3">
        <CollectionState collection={collection} />
      </div>
      <Form form={form} className="mt-4 grid gap-3">
        <DateFormField
          control={form.control}
          name="from"
          id="visible-from"
          hasTime
          max="2099-12-31"
          label={m.collections_from()}
        />
        <DateFormField
          control={form.control}
          name="until"
          id="visible-until"
          hasTime
          max="2099-12-31"
          label={m.collections_until()}
        />
        <SubmitButton isBusy={form.isBusy}>{m.collections_schedule_save()}</SubmitButton>
      </Form>
    </section>
  );
}
