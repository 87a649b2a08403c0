import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { DateFormField } from '../../../../ui/forms/date-field.tsx';
import { isDayOrEmpty } from '../../../../ui/forms/days.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { hundredths } from './amounts.ts';
import { formatShare } from './format-share.ts';
import type { PaymentSettings } from './type-form.tsx';

const schema = z.object({
  basisPoints: hundredths(0, 10_000),
  /** A day in Dhaka, at whose beginning the fee takes effect; empty for at once. */
  effectiveAt: z.string().refine(isDayOrEmpty),
  note: z.string().max(500),
});

type Fees = PaymentSettings['platformFee'];

/** The current fee, a form for the next one, and the history. */
export function FeePanel({ fees: { current, history } }: { fees: Fees }) {
  return (
    <Panel
      title={m.payment_settings_platform_fee()}
      text={m.payment_settings_current({ share: formatShare(current.basisPoints) })}
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <FeeForm newest={history[0]?.version ?? current.version} />
        <History history={history} />
      </div>
    </Panel>
  );
}

function FeeForm({ newest }: { newest: number }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(newest);
  const form = useApiForm({
    schema,
    defaultValues: { basisPoints: '', effectiveAt: '', note: '' },
    messages: { basisPoints: () => m.payment_settings_share_wrong(), effectiveAt: () => m.form_day_wrong() },
    failure: m.payment_settings_failed(),
    onSubmit: async ({ effectiveAt, ...body }) => {
      const { platformFee } = await api('PUT /payment-settings/platform-fee', {
        body: {
          ...body,
          version,
          ...(effectiveAt === '' ? {} : { effectiveAt: new Date(`${effectiveAt}T00:00:00+06:00`).toISOString() }),
        },
      });
      setVersion(platformFee.version);
      form.reset();
      showToast({ kind: 'success', title: m.payment_settings_saved() });
      await revalidate();
    },
  });
  return (
    <Form form={form} className="grid grid-cols-1 content-start gap-5">
      <TextField
        {...form.field('basisPoints')}
        id="fee-share"
        label={m.payment_settings_share()}
        hint={m.payment_settings_share_hint()}
        inputMode="decimal"
        autoComplete="off"
      />
      <DateFormField
        control={form.control}
        name="effectiveAt"
        id="fee-from"
        label={m.payment_settings_from()}
        hint={m.payment_settings_from_hint()}
      />
      <TextArea {...form.field('note')} id="fee-note" label={m.payment_settings_note()} rows={2} maxLength={500} />
      <SubmitButton isBusy={form.isBusy} face="primary" className="sm:justify-self-start">
        {m.payment_settings_set_fee()}
      </SubmitButton>
    </Form>
  );
}

const stateWords = {
  upcoming: () => m.payment_settings_later(),
  current: () => m.payment_settings_in_force(),
  replaced: () => m.payment_settings_replaced(),
  cancelled: () => m.payment_settings_cancelled(),
};

function CancelFee({ version, share }: { version: number; share: string }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [isAsked, setIsAsked] = useState(false);
  const cancel = async () => {
    try {
      await api('DELETE /payment-settings/platform-fee/{version}', { params: { version: String(version) } });
      showToast({ kind: 'success', title: m.payment_settings_fee_cancelled() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.payment_settings_failed());
    }
    setIsAsked(false);
    await revalidate();
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsked(true)}
        className="min-h-6 justify-self-start underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {m.payment_settings_cancel_fee()}
      </button>
      <ConfirmDialog
        open={isAsked}
        title={m.payment_settings_cancel_title({ share })}
        action={m.payment_settings_cancel_fee()}
        danger
        onConfirm={cancel}
        onClose={() => setIsAsked(false)}
      >
        <p>{m.payment_settings_cancel_text()}</p>
      </ConfirmDialog>
    </>
  );
}

function History({ history }: Pick<Fees, 'history'>) {
  return (
    <section aria-labelledby="fee-history">
      <h3 id="fee-history" className="text-14 font-medium">
        {m.payment_settings_history()}
      </h3>
      <ol className="mt-3 grid gap-4 text-14">
        {history.map(({ version, basisPoints, effectiveAt, setBy, setAt, note, state, cancelledAt, cancelledBy }) => (
          <li key={version} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
            <span className="flex flex-wrap gap-x-3">
              <span className="font-medium tabular-nums">{formatShare(basisPoints)}</span>
              {state === 'past' ? null : (
                <span className={state === 'current' ? 'text-success' : 'text-muted'}>{stateWords[state]()}</span>
              )}
            </span>
            {setBy === null ? (
              <span className="text-12 text-muted">{m.payment_settings_initial()}</span>
            ) : (
              <span className="text-12 text-muted">
                {m.payment_settings_effective()} <DhakaTime at={effectiveAt} /> ·{' '}
                {m.payment_settings_set_by({ name: setBy.name })} <DhakaTime at={setAt} />
                {cancelledAt === null ? null : (
                  <>
                    {' '}
                    · {m.payment_settings_cancelled_by({ name: cancelledBy?.name ?? '' })}{' '}
                    <DhakaTime at={cancelledAt} />
                  </>
                )}
              </span>
            )}
            {note === '' ? null : <span className="whitespace-pre-line wrap-anywhere">{note}</span>}
            {state === 'upcoming' ? <CancelFee version={version} share={formatShare(basisPoints)} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
