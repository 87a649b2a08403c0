import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RowAction, RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type Category, CategoryForm } from './category-form.tsx';
import { nameOf } from './category-names.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { SubcategoryManager } from './subcategory-manager.tsx';

/** Opens the form of a new category. */
export function NewCategoryButton() {
  const [isOpen, setOpen] = useState(false);
  const revalidator = useRevalidator();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={secondaryButton}>
        <Icon name="plus" className="size-4" />
        {m.categories_admin_new()}
      </button>
      {isOpen ? (
        <CategoryForm
          category={undefined}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            void revalidator.revalidate();
          }}
        />
      ) : null}
    </>
  );
}

function MergeCategory({ row, onDone, onClose }: RowDialogProps<Category>) {
  const api = useAdminApi();
  const [others, setOthers] = useState<readonly Category[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    void api('GET /content-category/all', {}).then(({ items }) =>
      setOthers(items.filter(({ _id }) => _id !== row._id)),
    );
  }, [row._id]);
  if (others === undefined) return null;
  return (
    <MergeDialog
      name={nameOf(row)}
      choices={others.map((each) => [each._id, nameOf(each)] as const)}
      onClose={onClose}
      onSubmit={async (into) => {
        await api('PUT /content-category/merge/{id}', { params: { id: row._id }, body: { into } });
        showToast({ kind: 'success', title: m.categories_admin_merged({ name: nameOf(row) }) });
        onDone('reload');
      }}
    />
  );
}

const EditCategory = ({ row, onDone, onClose }: RowDialogProps<Category>) => (
  <CategoryForm category={row} onClose={onClose} onDone={() => onDone('reload')} />
);

export const categoryActions: readonly RowAction<Category>[] = [
  {
    key: 'subcategories',
    kind: 'panel',
    label: () => m.admin_nav_subcategories(),
    name: (category) => m.categories_admin_subcategories_named({ name: nameOf(category) }),
    title: nameOf,
    render: (category) => <SubcategoryManager category={category} />,
  },
  {
    key: 'edit',
    kind: 'dialog',
    label: () => m.categories_admin_edit(),
    name: (category) => m.categories_admin_edit_named({ name: nameOf(category) }),
    Dialog: EditCategory,
  },
  {
    key: 'merge',
    kind: 'dialog',
    isDanger: true,
    label: () => m.categories_admin_merge(),
    name: (category) => m.categories_admin_merge_title({ name: nameOf(category) }),
    Dialog: MergeCategory,
  },
  {
    key: 'delete',
    kind: 'confirm',
    isDanger: true,
    label: () => m.categories_admin_delete(),
    name: (category) => m.categories_admin_delete_title({ name: nameOf(category) }),
    title: (category) => m.categories_admin_delete_title({ name: nameOf(category) }),
    text: () => m.categories_admin_delete_text(),
    run: async (api, { _id }) => {
      await api('DELETE /content-category/delete/{id}', { params: { id: _id } });
      return 'reload';
    },
    done: (category) => m.categories_admin_deleted({ name: nameOf(category) }),
    failed: () => m.categories_admin_failed(),
  },
];
