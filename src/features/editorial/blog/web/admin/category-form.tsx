import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { TextsDialog } from '../../../../catalogue/categories/web/admin/texts-dialog.tsx';
import type { blogContract } from '../../contract/blog.ts';
import { blogCategoriesContract } from '../../contract/categories.ts';

export type BlogCategory = OutputOf<typeof blogContract.categories>['items'][number];

const { body } = blogCategoriesContract.create;

/** Form that creates or changes a blog category. */
function BlogCategoryForm(props: { category: BlogCategory | undefined; onDone: () => void; onClose: () => void }) {
  const { category, onDone, onClose } = props;
  const api = useAdminApi();
  const form = useApiForm({
    // An empty key is generated from the name.
    schema: body.extend({ key: z.literal('').or(body.shape.key) }),
    messages: { key: () => m.blog_categories_key_wrong() },
    defaultValues: { name: category?.name ?? '', nameBn: category?.nameBn ?? '', key: category?.key ?? '' },
    failure: m.blog_categories_failed(),
    onSubmit: async ({ key, ...names }) => {
      const wanted = { ...names, ...(key === undefined || key === '' ? {} : { key }) };
      if (category === undefined) await api('POST /blog/category/create', { body: wanted });
      else await api('PUT /blog/category/update/{id}', { params: { id: category._id }, body: wanted });
      showToast({ kind: 'success', title: m.blog_categories_saved() });
      onDone();
    },
  });
  const title = category === undefined ? m.blog_categories_form_new() : m.blog_categories_form_edit();
  return (
    <TextsDialog
      id="blog-category"
      title={title}
      form={form}
      name={form.field('name')}
      nameBn={form.field('nameBn')}
      addressKey={form.field('key')}
      maxName={80}
      keyHint={m.blog_categories_key_hint()}
      onClose={onClose}
    />
  );
}

export const EditBlogCategory = ({ row, onDone, onClose }: RowDialogProps<BlogCategory>) => (
  <BlogCategoryForm category={row} onClose={onClose} onDone={() => onDone('reload')} />
);

/** Button that opens the form for a new blog category. */
export function NewBlogCategoryButton() {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={secondaryButton}>
        <Icon name="plus" className="size-4" />
        {m.blog_categories_new()}
      </button>
      {isOpen ? (
        <BlogCategoryForm
          category={undefined}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}
