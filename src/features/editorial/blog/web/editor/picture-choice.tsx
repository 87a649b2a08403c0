import { useState } from 'react';
import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Picture } from '../../../../../ui/components/media/picture.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { PostImage } from './draft.ts';

/** Pictures of the post in any of its texts; more can be uploaded while writing. */
export interface PostPictures {
  readonly listImages: () => readonly PostImage[];
  readonly addImage: (image: PostImage) => void;
  /** Deletes a picture after saving the text, so that the server knows whether it is used. @throws ApiError */
  readonly removeImage: (id: string) => Promise<void>;
}

const nameOf = ({ alt }: PostImage): string => (alt === '' ? m.blog_editor_picture_undescribed() : alt);
const small = 'min-h-8 font-medium underline underline-offset-4';

/** The post's pictures: one can be chosen, and unused ones can be deleted. */
export function PictureChoice(props: {
  pictures: PostPictures;
  chosen: PostImage | undefined;
  onChoose: (image: PostImage | undefined) => void;
}) {
  const { pictures, chosen, onChoose } = props;
  const [images, setImages] = useState(pictures.listImages);
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async (image: PostImage) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await pictures.removeImage(image._id);
      if (chosen?._id === image._id) onChoose(undefined);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(
        error.status === 401
          ? m.blog_editor_signed_out()
          : getErrorMessage(error, m.blog_editor_picture_delete_failed()),
      );
    } finally {
      setBusy(false);
      setAsked(undefined);
      setImages(pictures.listImages());
    }
  };
  if (images.length === 0 && problem === '') return null;
  return (
    <div className="grid gap-2">
      <fieldset className="-mx-2 max-h-64 overflow-y-auto overscroll-contain px-2">
        <legend className="mb-1 text-14 font-medium text-ink">{m.blog_editor_pictures_there()}</legend>
        {images.map((image) => (
          <div key={image._id} className="flex items-center gap-2 rounded-control pr-1 text-14 has-checked:bg-line/60">
            <label className="flex min-w-0 grow cursor-pointer items-center gap-3 p-2 text-ink">
              <input
                type="radio"
                name="picture"
                checked={chosen?._id === image._id}
                onChange={() => onChoose(image)}
                className="size-4 shrink-0 accent-ink"
              />
              <Picture
                picture={image}
                alt=""
                sizes="56px"
                className="h-11 w-14 shrink-0 rounded-control bg-line object-cover"
              />
              <span className="line-clamp-2 min-w-0 wrap-anywhere">{nameOf(image)}</span>
            </label>
            {asked === image._id ? (
              <span className="flex shrink-0 flex-wrap items-center justify-end gap-x-3">
                <button
                  type="button"
                  aria-busy={busy}
                  aria-label={m.blog_editor_picture_delete_it({ name: nameOf(image) })}
                  onClick={() => void remove(image)}
                  className={`${small} text-danger`}
                >
                  {m.blog_editor_picture_delete()}
                </button>
                <button type="button" onClick={() => setAsked(undefined)} className={small}>
                  {m.blog_editor_picture_keep()}
                </button>
              </span>
            ) : (
              <button
                type="button"
                aria-label={m.blog_editor_picture_delete_it({ name: nameOf(image) })}
                onClick={() => setAsked(image._id)}
                className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-line"
              >
                <Icon name="trash" className="size-4" />
              </button>
            )}
          </div>
        ))}
      </fieldset>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
