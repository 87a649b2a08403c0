import { defineList } from '../../../../../../ui/admin/lists/list.ts';
import { m } from '../../../../../../ui/paraglide/messages.js';
import { TemplateForm } from './template-form.tsx';

const Text = ({ text, lang }: { text: string; lang: string }) =>
  text === '' ? (
    '–'
  ) : (
    <span lang={lang} className="line-clamp-3 wrap-anywhere whitespace-pre-line">
      {text}
    </span>
  );

/** Table of message templates, by title. */
export const templateList = defineList({
  path: '/admin/contributors/templates',
  title: () => m.reviews_templates(),
  text: () => m.reviews_templates_text(),
  filterLabel: () => m.reviews_templates(),
  filters: {},
  pageSize: 100,
  load: (api) => api('GET /content/review/templates', {}),
  rowId: ({ _id }) => _id,
  rowName: ({ title }) => title,
  columns: [
    {
      key: 'title',
      header: () => m.reviews_template_title(),
      cell: ({ title }) => <span className="font-medium wrap-anywhere">{title}</span>,
      isUnlabelled: true,
    },
    { key: 'en', header: () => m.reviews_template_en(), cell: ({ en }) => <Text text={en} lang="en" /> },
    { key: 'bn', header: () => m.reviews_template_bn(), cell: ({ bn }) => <Text text={bn} lang="bn" /> },
  ],
  actions: [
    {
      key: 'change',
      kind: 'dialog',
      label: () => m.reviews_template_edit(),
      name: ({ title }) => m.reviews_decide_named({ action: m.reviews_template_edit(), title }),
      Dialog: ({ row, onDone, onClose }) => (
        <TemplateForm template={row} onDone={() => onDone('reload')} onClose={onClose} />
      ),
    },
    {
      key: 'delete',
      kind: 'confirm',
      isDanger: true,
      label: () => m.reviews_template_delete(),
      name: ({ title }) => m.reviews_decide_named({ action: m.reviews_template_delete(), title }),
      title: ({ title }) => m.reviews_template_delete_title({ title }),
      text: () => m.reviews_template_delete_text(),
      run: async (api, { _id }) => {
        await api('DELETE /content/review/templates/{id}', { params: { id: _id } });
        return 'reload';
      },
      done: ({ title }) => m.reviews_template_deleted({ title }),
      failed: () => m.reviews_template_failed(),
      undo: {
        label: () => m.reviews_template_undo(),
        done: () => m.reviews_template_restored(),
        run: (api, { title, en, bn }) => api('POST /content/review/templates', { body: { title, en, bn } }),
      },
    },
  ],
  count: {
    one: (count) => m.reviews_templates_one({ count }),
    many: (count) => m.reviews_templates_count({ count }),
  },
  none: { title: () => m.reviews_templates_none(), text: () => m.reviews_templates_none_text() },
  noMatch: { title: () => m.reviews_templates_none(), text: () => m.reviews_templates_none_text() },
});
