import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type * as z from 'zod';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { onPageReturn } from '../../../../../ui/components/on-page-return.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { paymentsContract } from '../../contract/payments.ts';

type Payment = z.output<typeof paymentsContract.sandbox.output>;
type Act = z.output<typeof paymentsContract.actInSandbox.body>['act'];

interface Choice {
  readonly act: Act;
  readonly label: () => string;
  readonly text: () => string;
}

const unpaid: readonly Choice[] = [
  { act: 'fail', label: m.payments_sandbox_fail, text: m.payments_sandbox_fail_text },
  { act: 'cancel', label: m.payments_sandbox_cancel, text: m.payments_sandbox_cancel_text },
];
const seldom: readonly Choice[] = [
  { act: 'pay_late', label: m.payments_sandbox_pay_late, text: m.payments_sandbox_pay_late_text },
  { act: 'pay_twice', label: m.payments_sandbox_pay_twice, text: m.payments_sandbox_pay_twice_text },
  { act: 'lose_notice', label: m.payments_sandbox_lose_notice, text: m.payments_sandbox_lose_notice_text },
];

const endings: Readonly<Record<Exclude<Payment['status'], 'open'>, { icon: IconName; words: () => string }>> = {
  paid: { icon: 'check', words: m.payments_sandbox_paid },
  failed: { icon: 'ban', words: m.payments_sandbox_has_failed },
  cancelled: { icon: 'ban', words: m.payments_sandbox_cancelled },
};

/** Simulates a payment service's page: the choice made here is sent to the site as a notice. */
export function SandboxPage({ payment }: { payment: Payment }) {
  const { status, description } = payment;
  const amount = formatMoney(payment.amount, payment.currency);
  return (
    <div className="page flex justify-center pt-8 pb-24 lg:pt-14">
      <section
        aria-labelledby="sandbox"
        className="w-full max-w-lg overflow-hidden rounded-card border border-line bg-paper"
      >
        <p className="flex items-center gap-2 border-b-2 border-dashed border-warning px-5 py-3 text-14 font-medium text-warning sm:px-7">
          <Icon name="triangle-alert" className="size-4.5" />
          {m.payments_sandbox_badge()}
        </p>
        <div className="p-5 sm:p-7">
          <h1 id="sandbox" className="text-22 tracking-tight">
            {m.payments_sandbox_title()}
          </h1>
          <p className="mt-2 text-14 text-muted">{m.payments_sandbox_about()}</p>
          <dl className="my-6 grid gap-1 border-y border-line py-4">
            <div className="flex items-baseline justify-between gap-4">
              <dt className="text-14 text-muted">{m.payments_sandbox_amount()}</dt>
              <dd className="text-28 font-semibold tabular-nums">{amount}</dd>
            </div>
            <div className="flex items-baseline justify-between gap-4 text-14">
              <dt className="text-muted">{m.payments_sandbox_for()}</dt>
              <dd className="text-right wrap-anywhere">{description}</dd>
            </div>
          </dl>
          {status === 'open' ? <Acts id={payment._id} amount={amount} /> : <Ended payment={payment} />}
        </div>
      </section>
    </div>
  );
}

function Ended({ payment }: { payment: Payment }) {
  if (payment.status === 'open') return null;
  const { icon, words } = endings[payment.status];
  return (
    <>
      <p role="status" className="flex items-start gap-2 text-16 font-medium">
        <Icon name={icon} className={`mt-0.5 size-5 ${payment.status === 'paid' ? 'text-success' : 'text-muted'}`} />
        {words()}
      </p>
      <p className="mt-2 text-14 text-muted">{m.payments_sandbox_ended()}</p>
      <a href={payment.redirect} className={`${primaryButton} mt-5 w-full`}>
        {m.payments_sandbox_back()}
      </a>
    </>
  );
}

function Acts({ id, amount }: { id: string; amount: string }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  // The Back button may restore the page in its last state from the browser's cache.
  useEffect(
    () =>
      onPageReturn(() => {
        setIsBusy(false);
        void revalidate();
      }),
    [revalidate],
  );
  const choose = async (act: Act) => {
    setIsBusy(true);
    try {
      const { redirect } = await browserApi('POST /payment/sandbox/act/{id}', { params: { id }, body: { act } });
      location.assign(redirect);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.payments_sandbox_failed());
      setIsBusy(false);
    }
  };
  const toButton = ({ act, label, text }: Choice) => (
    <li key={act} className="grid gap-x-4 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-center">
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void choose(act)}
        aria-describedby={`about-${act}`}
        className={`${secondaryButton} h-auto! min-h-12 w-full px-4! py-2 text-14!`}
      >
        {label()}
      </button>
      <p id={`about-${act}`} className="text-14 text-muted">
        {text()}
      </p>
    </li>
  );
  return (
    <>
      <div aria-busy={isBusy} className="noscript:hidden">
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void choose('pay')}
          className={`${primaryButton} w-full`}
        >
          {m.payments_sandbox_pay({ amount })}
        </button>
        <ul className="mt-4 grid gap-3">{unpaid.map(toButton)}</ul>
        <h2 className="mt-7 mb-3 text-14 font-medium">{m.payments_sandbox_more()}</h2>
        <ul className="grid gap-3">{seldom.map(toButton)}</ul>
      </div>
      <p className="hidden rounded-control bg-canvas p-3 text-14 noscript:block">{m.payments_no_script()}</p>
    </>
  );
}
