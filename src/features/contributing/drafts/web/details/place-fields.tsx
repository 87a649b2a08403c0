import { useId } from 'react';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { type Choice, Select } from '../../../../../ui/forms/select.tsx';
import { localizeName } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import type { DraftChanges } from '../draft-values.ts';
import { type Choices, languages } from '../table/columns.ts';
import { Tick } from './fields.tsx';

export interface EditorProps {
  readonly content: OwnContent;
  readonly choices: Choices;
  readonly onChange: (changes: DraftChanges) => void;
}

export function CategoryField({ content, choices, onChange }: EditorProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-14 font-medium">
        {m.drafts_category()}
      </label>
      <Select
        id={id}
        value={content.category?._id ?? ''}
        choices={[
          ['', m.drafts_choose()],
          ...choices.categories.map((category): Choice => [category._id, localizeName(category)]),
        ]}
        onChange={(chosen) => {
          const found = choices.categories.find(({ _id }) => _id === chosen);
          onChange({ categoryId: found?._id ?? null, category: found ?? null });
        }}
        className={`h-12 ${fieldBox}`}
      />
    </div>
  );
}

/** Language of title, description and keywords. */
export function LanguageField({
  language,
  onChange,
}: {
  language: OwnContent['language'];
  onChange: (language: OwnContent['language']) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-14 font-medium">
        {m.drafts_language()}
      </label>
      <Select
        id={id}
        value={language}
        choices={languages.map(({ value, label }) => [value, label])}
        onChange={(chosen) => onChange(chosen === 'bn' ? 'bn' : 'en')}
        className={`h-12 ${fieldBox}`}
      />
    </div>
  );
}

/** Subcategories of the chosen category. */
export function SubcategoryTicks({ content, choices, onChange }: EditorProps) {
  const known = choices.categories.find(({ _id }) => _id === content.category?._id)?.subcategories ?? [];
  if (known.length === 0) return null;
  const { subcategories } = content;
  const toggle = (id: string, isOn: boolean) => {
    const next = isOn
      ? [...subcategories, ...known.filter(({ _id }) => _id === id)]
      : subcategories.filter(({ _id }) => _id !== id);
    onChange({ subcategoryIds: next.map(({ _id }) => _id), subcategories: [...next] });
  };
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">{m.drafts_subcategory()}</legend>
      <div className="grid sm:grid-cols-2">
        {known.map((place) => (
          <Tick
            key={place._id}
            label={localizeName(place)}
            checked={subcategories.some(({ _id }) => _id === place._id)}
            onChange={(isOn) => toggle(place._id, isOn)}
          />
        ))}
      </div>
    </fieldset>
  );
}
