import { useId } from 'react';
import { Combobox } from '../../../../../../ui/forms/combobox.tsx';
import { fieldBox } from '../../../../../../ui/forms/field.tsx';
import { localizeHref } from '../../../../../../ui/locale.ts';
import { m } from '../../../../../../ui/paraglide/messages.js';
import type { ReviewAids } from '../review-view.ts';
import { templateList } from '../templates/template-list.tsx';

/** Lists the texts of templates: in the contributor's language, or in both if it is unknown. */
export function listTexts({ templates, language }: Pick<ReviewAids, 'templates' | 'language'>): [string, string][] {
  return templates.flatMap(({ title, en, bn }): [string, string][] => {
    if (en === '' || bn === '') return [[en || bn, title]];
    if (language !== null) return [[language === 'bn' ? bn : en, title]];
    return [
      [en, `${title} · ${m.reviews_template_en()}`],
      [bn, `${title} · ${m.reviews_template_bn()}`],
    ];
  });
}

/** Menu that inserts the text of a template into a message. */
export function InsertTemplate({ aids, onInsert }: { aids: ReviewAids; onInsert: (text: string) => void }) {
  const id = useId();
  const { templates } = aids;
  const edit = (
    <a href={localizeHref(templateList.path)} className="justify-self-start text-14 underline underline-offset-4">
      {templates.length === 0 ? m.reviews_templates_add() : m.reviews_templates_edit()}
    </a>
  );
  if (templates.length === 0) return edit;
  const texts = listTexts(aids);
  const insert = (chosen: string) => {
    const [text] = texts[Number(chosen) - 1] ?? [];
    if (text !== undefined) onInsert(text);
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="text-14 font-medium text-ink">
          {m.reviews_template()}
        </label>
        {edit}
      </div>
      <Combobox
        id={id}
        label={m.reviews_template()}
        value=""
        choices={[['', m.reviews_template_choose()], ...texts.map(([, title], at) => [String(at + 1), title] as const)]}
        onChange={insert}
        className={`h-11 ${fieldBox}`}
      />
    </div>
  );
}
