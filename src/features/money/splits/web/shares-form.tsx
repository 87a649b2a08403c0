import { useRef } from 'react';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { SubmitButton } from '../../../../ui/forms/form.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type Collaboration, formatShare } from './share-list.tsx';
import { useSharesForm } from './use-shares-form.ts';

const MAX_OTHERS = 10;

/** The current shares, as initial values of the form. */
const toStart = (inForce: Collaboration | null) =>
  (inForce?.shares ?? [])
    .filter(({ isMe, basisPoints }) => !isMe && basisPoints > 0)
    .map(({ username, basisPoints }) => ({ username, percent: String(basisPoints / 100) }));

/** Form for the other contributors' shares of a work; the rest belongs to its contributor. */
export function SharesForm({ contentId, inForce }: { contentId: string; inForce: Collaboration | null }) {
  const frame = useRef<HTMLFormElement>(null);
  const { rows, errors, failure, isBusy, rest, change, add, remove, send } = useSharesForm({
    contentId,
    start: toStart(inForce),
    focus: (path) => frame.current?.querySelector<HTMLInputElement>(`[name="${path}"]`)?.focus(),
  });
  return (
    <form
      ref={frame}
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {rows.map((row, index) => {
        const number = formatCount(index + 1);
        const path = `shares.${index}`;
        return (
          <fieldset key={row.key} className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
            <legend className="sr-only">{m.splits_person({ number })}</legend>
            <TextField
              id={`share-${row.key}-username`}
              name={`${path}.username`}
              label={m.splits_username()}
              hint={index === 0 ? m.splits_username_hint() : undefined}
              error={errors[`${path}.username`]}
              value={row.username}
              onChange={(event) => change(row.key, { username: event.target.value })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
            <TextField
              id={`share-${row.key}-percent`}
              name={`${path}.basisPoints`}
              label={m.splits_percent()}
              error={errors[`${path}.basisPoints`]}
              value={row.percent}
              onChange={(event) => change(row.key, { percent: event.target.value })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
            />
            <button
              type="button"
              onClick={() => remove(row.key)}
              aria-label={m.splits_remove({ number })}
              className="grid size-12 place-items-center rounded-control border border-line text-muted hover:border-ink hover:text-ink sm:mt-[1.6875rem]"
            >
              <Icon name="trash" className="size-5" />
            </button>
          </fieldset>
        );
      })}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {rows.length < MAX_OTHERS ? (
          <button type="button" onClick={add} className={secondaryButton}>
            <Icon name="plus" className="size-5" />
            {m.splits_add()}
          </button>
        ) : null}
        <p role="status" className={`text-16 ${rest < 0 ? 'text-danger' : 'font-medium'}`}>
          {rest < 0 ? m.splits_rest_too_much() : m.splits_rest({ share: formatShare(rest) })}
        </p>
      </div>
      <div>
        <SubmitButton isBusy={isBusy} face="primary">
          {rows.length === 0 ? m.splits_propose_end() : m.splits_propose()}
        </SubmitButton>
        <p role="alert" className="mt-3 text-14 text-danger empty:hidden">
          {failure}
        </p>
      </div>
    </form>
  );
}
