import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { Select } from '../../../../../ui/forms/select.tsx';
import { getLocale } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { parsePrice } from '../../../../../ui/parse-price.ts';
import { BuyersPay } from '../../../../contributing/drafts/web/buyers-pay.tsx';
import { countWords } from '../../../../contributing/drafts/web/count-words.ts';
import { type Choices, toKeywordList } from '../../../../contributing/drafts/web/table/columns.ts';
import { findPriceRate, type PriceVat, toStoredPrice } from '../../../../money/vat/web/entered-price.ts';
import type { BulkChanges } from './run-bulk.ts';
import type { Work } from './works-list.ts';

export type BulkField = 'price' | 'licence' | 'keywords';

const isLive = ({ status }: Work): boolean => status === 'published' || status === 'unpublished';
const box = `h-12 w-full ${fieldBox}`;

function Line(props: { label: string; value: string; hint?: string; onChange: (value: string) => void }) {
  const { label, value, hint, onChange } = props;
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium text-ink">
        {label}
      </label>
      <input id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} className={box} />
      {hint === undefined ? null : <p className="text-12">{hint}</p>}
    </div>
  );
}

/** What buyers pay, for works of one rate; otherwise that each has the rate of its category. */
function AddedVat(props: { price: number | null | undefined; works: readonly Work[]; vat: PriceVat }) {
  const { price, works, vat } = props;
  const [rate = 0, ...others] = new Set(works.map(({ category }) => findPriceRate(vat, category?._id)));
  return (
    <p className="text-12 empty:hidden">
      {others.length > 0 ? (
        m.drafts_vat_is_added()
      ) : (
        <BuyersPay price={toStoredPrice(price ?? null, rate, null)} basisPoints={rate} />
      )}
    </p>
  );
}

const titles: Readonly<
  Record<BulkField, readonly [(v: { count: string }) => string, (v: { count: string }) => string]>
> = {
  price: [m.earnings_works_bulk_price_one, m.earnings_works_bulk_price],
  licence: [m.earnings_works_bulk_licence_one, m.earnings_works_bulk_licence],
  keywords: [m.earnings_works_bulk_keywords_one, m.earnings_works_bulk_keywords],
};

function useChanges(field: BulkField) {
  const [texts, setTexts] = useState({ price: '', licence: '', add: '', remove: '' });
  const price = parsePrice(texts.price);
  const add = toKeywordList(texts.add);
  const remove = toKeywordList(texts.remove);
  const changes: Record<BulkField, BulkChanges | undefined> = {
    price: price == null ? undefined : { price },
    licence: texts.licence === '' ? undefined : { licence: texts.licence },
    keywords: add.length + remove.length === 0 ? undefined : { addKeywords: add, removeKeywords: remove },
  };
  return { texts, set: (change: Partial<typeof texts>) => setTexts({ ...texts, ...change }), changes: changes[field] };
}

/**
 * Asks for the new values of several works; for published ones, also for version notes and whether to submit them for
 * review.
 */
export function BulkDialog({
  field,
  works,
  choices,
  maySubmit,
  onConfirm,
  onClose,
}: {
  field: BulkField;
  works: readonly Work[];
  choices: Choices;
  maySubmit: boolean;
  onConfirm: (changes: BulkChanges, submitted: ReadonlySet<string>) => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const { texts, set, changes } = useChanges(field);
  const [note, setNote] = useState('');
  const [isSent, setSent] = useState(maySubmit);
  const live = works.filter(isLive);
  const [one, many] = titles[field];
  const isNoted = live.length === 0 || note.trim() !== '';
  const confirm = async () => {
    if (changes === undefined) return;
    const sent = isSent ? live.map(({ _id }) => _id) : [];
    await onConfirm(live.length === 0 ? changes : { ...changes, changeNote: note.trim() }, new Set(sent));
  };
  return (
    <ConfirmDialog
      open
      title={countWords(works.length, one, many)}
      action={live.length > 0 && isSent ? m.earnings_works_bulk_send() : m.earnings_works_bulk_change()}
      ready={changes !== undefined && isNoted}
      onConfirm={confirm}
      onClose={onClose}
    >
      {field === 'price' ? (
        <Line
          label={choices.vat === null ? m.drafts_price() : m.drafts_price_without_vat()}
          value={texts.price}
          hint={m.earnings_works_bulk_price_hint()}
          onChange={(price) => set({ price })}
        />
      ) : null}
      {field === 'price' && choices.vat !== null ? (
        <AddedVat price={changes?.price} works={works} vat={choices.vat} />
      ) : null}
      {field === 'licence' ? (
        <div className="grid gap-1.5 text-ink">
          <label htmlFor={`${id}-licence`} className="text-14 font-medium">
            {m.drafts_licence()}
          </label>
          <Select
            id={`${id}-licence`}
            value={texts.licence}
            choices={[
              ['', m.drafts_choose()],
              ...choices.licences.map(
                ({ code, name, nameBn }) => [code, getLocale() === 'bn' ? (nameBn ?? name) : name] as const,
              ),
            ]}
            onChange={(licence) => set({ licence })}
            className={box}
          />
        </div>
      ) : null}
      {field === 'keywords' ? (
        <>
          <Line
            label={m.earnings_works_bulk_add()}
            value={texts.add}
            hint={m.earnings_works_bulk_commas()}
            onChange={(add) => set({ add })}
          />
          <Line label={m.earnings_works_bulk_remove()} value={texts.remove} onChange={(remove) => set({ remove })} />
        </>
      ) : null}
      {live.length === 0 ? null : (
        <>
          <p className="text-14">{m.earnings_works_bulk_revisions()}</p>
          <Line label={m.drafts_change_note()} value={note} onChange={(value) => setNote(value.slice(0, 1000))} />
          {maySubmit ? (
            <label className="flex min-h-8 items-center gap-3 text-14 text-ink">
              <input
                type="checkbox"
                checked={isSent}
                onChange={(event) => setSent(event.currentTarget.checked)}
                className="size-5 accent-ink"
              />
              {m.earnings_works_bulk_send_at_once()}
            </label>
          ) : null}
        </>
      )}
    </ConfirmDialog>
  );
}
