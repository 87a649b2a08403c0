import { type SubmitEvent, useId, useRef, useState } from 'react';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { FieldFrame, fieldBox, TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { type Choice, Select } from '../../../../../ui/forms/select.tsx';
import { localizeName } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../count-words.ts';
import { SidePanel } from '../details/side-panel.tsx';
import type { DraftsStore } from '../drafts-store.ts';
import { type BulkErrors, type BulkKey, type BulkValues, planBulk } from './bulk-changes.ts';
import { type Choices, languages } from './columns.ts';

const toChoices = (places: readonly { readonly name: string; readonly nameBn: string | null }[]): Choice[] =>
  places.map((each) => [localizeName(each), localizeName(each)]);
const yesNo = (): Choice[] => [m.drafts_yes(), m.drafts_no()].map((label) => [label, label]);

/** Panel with all fields that several drafts can share. Empty fields leave the drafts unchanged. */
export function BulkPanel({
  chosen,
  store,
  choices,
  onClose,
}: {
  chosen: readonly string[];
  store: DraftsStore;
  choices: Choices;
  onClose: () => void;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState<BulkValues>({});
  const [errors, setErrors] = useState<BulkErrors>({});
  const contents = chosen.flatMap((each) => store.getRow(each)?.content ?? []);
  const set = (key: BulkKey, text: string) => {
    setValues({ ...values, [key]: text, ...(key === 'category' ? { subcategory: '' } : {}) });
    setErrors({ ...errors, [key]: undefined });
  };
  const keys = new Set(contents.map(({ category }) => category?._id));
  const shared = choices.categories.find((each) =>
    values.category ? localizeName(each) === values.category : keys.size === 1 && keys.has(each._id),
  );
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const plan = planBulk(contents, values, choices);
    setErrors(plan.errors);
    if (Object.keys(plan.errors).length > 0) return;
    store.edit(chosen, ({ _id }) => plan.changes.get(_id) ?? {});
    onClose();
  };
  const choose = (key: BulkKey, label: string, options: readonly Choice[], hint?: string) => (
    <FieldFrame id={`${id}-${key}`} label={label} hint={hint} error={errors[key]}>
      <Select
        id={`${id}-${key}`}
        value={values[key] ?? ''}
        choices={[['', m.drafts_bulk_keep()], ...options]}
        onChange={(text) => set(key, text)}
        isDisabled={options.length === 0}
        isInvalid={errors[key] !== undefined}
        describedBy={errors[key] === undefined ? undefined : `${id}-${key}-error`}
        className={`h-12 ${fieldBox}`}
      />
    </FieldFrame>
  );
  const field = (key: BulkKey, label: string) => ({
    id: `${id}-${key}`,
    label,
    error: errors[key],
    value: values[key] ?? '',
    placeholder: m.drafts_bulk_keep(),
    onChange: (event: { currentTarget: { value: string } }) => set(key, event.currentTarget.value),
  });
  const title = countWords(chosen.length, m.drafts_bulk_title_one, m.drafts_bulk_title);
  const hasAny = Object.values(values).some((text) => text.trim() !== '');
  return (
    <SidePanel
      ref={dialog}
      label={title}
      title={title}
      onCancel={onClose}
      onClose={onClose}
      footer={
        <>
          <button type="submit" form={`${id}-form`} disabled={!hasAny} className={primaryButton}>
            {countWords(chosen.length, m.drafts_bulk_change_one, m.drafts_bulk_change)}
          </button>
          <button type="button" onClick={onClose} className={secondaryButton}>
            {m.confirm_cancel()}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={apply} className="grid gap-5">
        <p className="text-14 text-muted">{m.drafts_bulk_hint()}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {choose('category', m.drafts_category(), toChoices(choices.categories))}
          {choose(
            'subcategory',
            m.drafts_subcategory(),
            toChoices(shared?.subcategories ?? []),
            shared === undefined ? m.drafts_bulk_category_first() : undefined,
          )}
          {choose('licence', m.drafts_licence(), toChoices(choices.licences))}
          <TextField
            {...field('price', choices.vat === null ? m.drafts_price() : m.drafts_price_without_vat())}
            hint={choices.vat === null ? undefined : m.drafts_vat_is_added()}
            inputMode="decimal"
          />
        </div>
        <TextArea {...field('keywords', m.drafts_bulk_keywords())} rows={2} />
        <TextArea {...field('description', m.drafts_description())} rows={4} maxLength={10_000} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {choose(
            'language',
            m.drafts_language(),
            languages.map(({ value, label }) => [value, label]),
          )}
          {choose('ai', m.drafts_ai_made(), yesNo())}
          {choose('showsPeople', m.drafts_shows_people(), yesNo())}
          {choose('showsProperty', m.drafts_shows_property(), yesNo())}
        </div>
      </form>
    </SidePanel>
  );
}
