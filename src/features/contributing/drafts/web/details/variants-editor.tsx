import { useId, useState } from 'react';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { Select } from '../../../../../ui/forms/select.tsx';
import { localizeName } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { parsePrice, writePrice } from '../../../../../ui/parse-price.ts';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { findPriceRate, toEnteredPrice, toStoredPrice } from '../../../../money/vat/web/entered-price.ts';
import { formatSize } from '../../../uploads/web/queue/format.ts';
import { BuyersPay } from '../buyers-pay.tsx';
import { type DraftChanges, toVariantChange } from '../draft-values.ts';
import type { Choices } from '../table/columns.ts';

type Variant = OwnContent['variants'][number];
const textButton = 'min-h-8 text-14 text-muted underline hover:text-ink';
const small = `h-11 ${fieldBox}`;

/** Field of a variant's price: what buyers pay, or with `vatRate` the price without VAT. */
function PriceField({
  price,
  vatRate,
  onChange,
}: {
  price: number | null;
  /** Basis points. */
  vatRate: number | undefined;
  onChange: (price: number | null) => void;
}) {
  const id = useId();
  const [text, setText] = useState(writePrice(vatRate === undefined ? price : toEnteredPrice(price, vatRate)));
  const [isWrong, setWrong] = useState(false);
  const parse = (typed: string) => {
    const entered = parsePrice(typed);
    return entered === undefined || vatRate === undefined ? entered : toStoredPrice(entered, vatRate, price);
  };
  const take = (typed: string) => {
    const parsed = parse(typed);
    setWrong(parsed === undefined);
    if (parsed !== undefined && parsed !== price) onChange(parsed);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-12 text-muted">
        {vatRate === undefined ? m.drafts_price() : m.drafts_price_without_vat()}
      </label>
      <input
        id={id}
        value={text}
        inputMode="decimal"
        placeholder={m.drafts_not_for_sale()}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : vatRate === undefined ? undefined : `${id}-vat`}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={(event) => take(event.currentTarget.value)}
        className={small}
      />
      <p id={`${id}-error`} role="alert" className="mt-1 text-12 text-danger empty:hidden">
        {isWrong ? m.drafts_wrong_price({ text }) : null}
      </p>
      {vatRate === undefined ? null : (
        <p id={`${id}-vat`} className="mt-1 text-12 text-muted empty:hidden">
          <BuyersPay price={parse(text)} basisPoints={vatRate} />
        </p>
      )}
    </div>
  );
}

/** Name field that reports its text when it loses the focus. The stored name has to be its `key`. */
function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const id = useId();
  const [text, setText] = useState(name);
  const wanted = text.trim();
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-12 text-muted">
        {m.drafts_variant_name()}
      </label>
      <input
        id={id}
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => wanted !== '' && wanted !== name && onChange(wanted)}
        className={small}
      />
    </>
  );
}

function VariantFields({
  variant,
  choices,
  vatRate,
  onChange,
  onRemove,
  onAddTier,
  isTier,
}: {
  variant: Variant;
  choices: Choices;
  vatRate: number | undefined;
  onChange: (change: Partial<Variant>) => void;
  onRemove: (() => void) | undefined;
  /** Adds a variant of the same files under another licence; undefined if all licences are in use. */
  onAddTier: (() => void) | undefined;
  /** Whether another variant has the same files. */
  isTier: boolean;
}) {
  const id = useId();
  return (
    <li className="rounded-card border border-line p-4">
      {/* A licence that was just added has to be saved before it can be edited. */}
      <fieldset disabled={variant._id === ''} className="grid gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <NameField key={variant.name} name={variant.name} onChange={(name) => onChange({ name })} />
        </div>
        <div>
          <label htmlFor={`${id}-licence`} className="mb-1 block text-12 text-muted">
            {m.drafts_licence()}
          </label>
          <Select
            id={`${id}-licence`}
            value={variant.licence}
            choices={choices.licences.map((licence) => [licence.code, localizeName(licence)])}
            onChange={(licence) => onChange({ licence })}
            isDisabled={variant._id === ''}
            className={small}
          />
        </div>
        <PriceField
          key={`${variant.price} ${vatRate}`}
          price={variant.price}
          vatRate={vatRate}
          onChange={(price) => onChange({ price })}
        />
      </fieldset>
      <ul className="mt-3 grid gap-1 text-14">
        {variant.files.map((file) => (
          <li key={file._id} className="flex justify-between gap-3">
            <span className="truncate">{file.name}</span>
            <span className="shrink-0 text-muted">{formatSize(file.size)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-x-5">
        {onAddTier === undefined ? null : (
          <button type="button" onClick={onAddTier} className={textButton}>
            {m.drafts_add_tier()}
          </button>
        )}
        {onRemove === undefined ? null : (
          <button type="button" onClick={onRemove} className={textButton}>
            {isTier ? m.drafts_remove_tier() : m.drafts_only_preview()}
          </button>
        )}
      </div>
    </li>
  );
}

const filesOf = ({ files }: Variant): string =>
  files
    .map(({ _id }) => _id)
    .sort()
    .join();

/** Names, licences and prices of the variants. A variant whose files have a preview can become a preview only. */
export function VariantsEditor({
  content,
  choices,
  onChange,
}: {
  content: OwnContent;
  choices: Choices;
  onChange: (changes: DraftChanges) => void;
}) {
  const { variants, previews, category } = content;
  const vatRate = choices.vat === null ? undefined : findPriceRate(choices.vat, category?._id);
  const send = (next: readonly Variant[]) => onChange({ variants: next.map(toVariantChange) });
  /** Finds the variants of the same files, each with its own licence. */
  const tiersOf = (variant: Variant) => variants.filter((each) => filesOf(each) === filesOf(variant));
  const isSaved = variants.every(({ _id }) => _id !== '');
  const addTier = (variant: Variant) => {
    const used = tiersOf(variant).map(({ licence }) => licence);
    const licence = choices.licences.find(({ code }) => !used.includes(code))?.code;
    if (licence === undefined || !isSaved) return undefined;
    const tier = { ...variant, _id: '', licence, price: null, isPublished: false };
    return () => send(variants.flatMap((each) => (each === variant ? [each, tier] : [each])));
  };
  const isShown = ({ files }: Variant) => files.every((file) => previews.some(({ fileId }) => fileId === file._id));
  return (
    <ul className="grid gap-3">
      {variants.map((variant) => (
        <VariantFields
          key={variant._id}
          {...{ variant, choices, vatRate }}
          onChange={(change) => send(variants.map((each) => (each === variant ? { ...each, ...change } : each)))}
          onAddTier={addTier(variant)}
          isTier={tiersOf(variant).length > 1}
          onRemove={
            variants.length > 1 && isSaved && !variant.isPublished && (isShown(variant) || tiersOf(variant).length > 1)
              ? () => send(variants.filter((each) => each !== variant))
              : undefined
          }
        />
      ))}
    </ul>
  );
}
