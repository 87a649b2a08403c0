import { useAdminCalls } from '../../../../../ui/admin/use-admin-api.ts';
import { type ArborApi, browserApi } from '../../../../../ui/api/client.ts';
import { createUploadApi } from '../../../../../ui/api/upload-api.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Picture, type PictureSource } from '../../../../../ui/components/media/picture.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { PictureField } from '../../../../../ui/forms/picture-field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { coverUpload } from '../../contract/covers.ts';

/** Upload field for a cover, which takes precedence over contents' previews. The field saves it at once. */
export function CoverField(props: {
  /** Identifier of the field, unique in the page. */
  id: string;
  picture: PictureSource | null;
  send: (api: ArborApi, image: File) => Promise<{ readonly picture: PictureSource }>;
  remove: (api: ArborApi) => Promise<unknown>;
  /** Called after each change, so that the page can update its other parts. */
  onChange: (picture: PictureSource | null) => unknown;
}) {
  const { id, picture, send, remove, onChange } = props;
  const asAdmin = useAdminCalls();
  const settle = async (next: PictureSource | null) => {
    showToast({ kind: 'success', title: next === null ? m.categories_cover_removed() : m.categories_cover_saved() });
    await onChange(next);
  };
  return (
    <PictureField
      id={id}
      words={{
        choose: m.categories_cover_choose(),
        remove: m.categories_cover_remove(),
        about: m.categories_cover_about(),
        sending: m.categories_cover_sending(),
        tooLarge: m.categories_cover_large(),
        failed: m.categories_cover_failed(),
      }}
      maxBytes={coverUpload.maxBytes}
      hasPicture={picture !== null}
      frame="aspect-4/3 w-24 overflow-hidden rounded-control bg-line"
      show={(preview) => <Cover picture={picture} preview={preview} />}
      send={async (file, onShare) => settle((await send(asAdmin(createUploadApi(onShare)), file)).picture)}
      remove={async () => {
        await remove(asAdmin(browserApi));
        await settle(null);
      }}
    />
  );
}

function Cover({ picture, preview }: { picture: PictureSource | null; preview: string | undefined }) {
  if (preview !== undefined) return <img src={preview} alt="" className="size-full object-cover" />;
  if (picture !== null) return <Picture picture={picture} alt="" sizes="96px" className="size-full object-cover" />;
  return (
    <span className="grid size-full place-items-center text-muted">
      <Icon name="image" />
    </span>
  );
}
