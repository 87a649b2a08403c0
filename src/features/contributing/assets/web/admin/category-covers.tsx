import { useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { RowAction, RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import type { PictureSource } from '../../../../../ui/components/media/picture.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { FieldFrame, fieldBox } from '../../../../../ui/forms/field.tsx';
import { Select } from '../../../../../ui/forms/select.tsx';
import { localizeName } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { categoriesContract } from '../../../../catalogue/categories/contract/categories.ts';
import { CoverField } from '../../../../catalogue/categories/web/admin/cover-field.tsx';
import { WorkChoices } from './work-choices.tsx';

type Category = OutputOf<typeof categoriesContract.all>['items'][number];

const MAX_COVERS = 4;

/** Chosen works by the identifier of their category or subcategory. */
type Chosen = Readonly<Record<string, readonly string[]>>;

/** Dialog to choose the covers of a category and its subcategories: an uploaded picture, or works. */
function CoversDialog({ row, onDone, onClose }: RowDialogProps<Category>) {
  const api = useAdminApi();
  const [placeId, setPlaceId] = useState(row._id);
  const [changed, setChanged] = useState<Chosen>({});
  const [pictures, setPictures] = useState<ReadonlyMap<string, PictureSource | null>>(new Map());
  const subcategory = row.subcategories.find(({ _id }) => _id === placeId);
  const { picture } = subcategory ?? row;
  const saved = subcategory === undefined ? row.coverIds : subcategory.coverId === null ? [] : [subcategory.coverId];
  const chosen = changed[placeId] ?? saved;
  const max = subcategory === undefined ? MAX_COVERS : 1;
  const save = async () => {
    try {
      for (const [id, ids] of Object.entries(changed))
        if (id === row._id)
          await api('PUT /content-category/update/{id}', { params: { id }, body: { covers: [...ids] } });
        else
          await api('PUT /content-category/subcategory/update/{id}', {
            params: { id },
            body: { coverId: ids[0] ?? null },
          });
      showToast({ kind: 'success', title: m.assets_covers_saved({ name: localizeName(row) }) });
      onDone('reload');
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.assets_covers_save_failed());
    }
  };
  return (
    <ConfirmDialog
      open
      title={m.assets_covers_title({ name: localizeName(row) })}
      action={m.assets_covers_save()}
      onConfirm={save}
      // Uploaded pictures are saved already, so the list has to be reloaded.
      onClose={() => (pictures.size > 0 ? onDone('reload') : onClose())}
    >
      {row.subcategories.length === 0 ? null : (
        <FieldFrame id="covers-of" label={m.assets_covers_of()}>
          <Select
            id="covers-of"
            value={placeId}
            onChange={setPlaceId}
            choices={[
              [row._id, m.assets_covers_whole({ name: localizeName(row) })],
              ...row.subcategories.map((each) => [each._id, localizeName(each)] as const),
            ]}
            className={`h-11 ${fieldBox}`}
          />
        </FieldFrame>
      )}
      <CoverField
        key={placeId}
        id="cover-picture"
        picture={pictures.get(placeId) ?? (pictures.has(placeId) ? null : picture)}
        send={(own, image) =>
          subcategory === undefined
            ? own('PUT /content-category/cover/{id}', { params: { id: placeId }, file: { image } })
            : own('PUT /content-category/subcategory/cover/{id}', { params: { id: placeId }, file: { image } })
        }
        remove={(own) =>
          subcategory === undefined
            ? own('DELETE /content-category/cover/{id}', { params: { id: placeId } })
            : own('DELETE /content-category/subcategory/cover/{id}', { params: { id: placeId } })
        }
        onChange={(next) => setPictures((all) => new Map([...all, [placeId, next]]))}
      />
      <p className="text-14 text-muted">
        {subcategory === undefined ? m.assets_covers_text() : m.assets_covers_text_sub()}
      </p>
      <p role="status" className="text-14">
        {chosen.length > 0
          ? m.assets_covers_count({ count: formatCount(chosen.length), max: formatCount(max) })
          : subcategory === undefined
            ? m.assets_covers_none()
            : m.assets_covers_none_sub()}
      </p>
      <WorkChoices
        key={`works-${placeId}`}
        place={{ category: row.key, ...(subcategory === undefined ? {} : { subcategory: subcategory.key }) }}
        chosen={chosen}
        max={max}
        onChange={(ids) => setChanged((all) => ({ ...all, [placeId]: ids }))}
      />
    </ConfirmDialog>
  );
}

/** Action of the category list. It is defined here, because the category feature can't depend on works. */
export const categoryCovers: RowAction<Category> = {
  key: 'covers',
  kind: 'dialog',
  label: () => m.assets_covers(),
  name: (category) => m.assets_covers_title({ name: localizeName(category) }),
  Dialog: CoversDialog,
};
