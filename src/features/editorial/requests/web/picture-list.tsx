import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { MAX_PICTURES } from '../contract/requests.ts';
import type { ReferencePicture, useReferencePictures } from './use-reference-pictures.ts';

function PictureTile({ picture, onRemove }: { picture: ReferencePicture; onRemove: () => void }) {
  const { name, preview, id, problem, isRestoring = false } = picture;
  return (
    <li className="w-24 text-12">
      <span className="relative block size-24 overflow-hidden rounded-control border border-line bg-canvas">
        {preview === '' ? (
          <span role="img" aria-label={name} className="grid size-full place-items-center text-muted">
            {isRestoring ? null : <Icon name="image" className="size-8" />}
          </span>
        ) : (
          <img
            src={preview}
            alt={name}
            className={`size-full object-cover ${problem === undefined ? '' : 'opacity-30'}`}
          />
        )}
        {isRestoring || (id === undefined && problem === undefined) ? (
          <span className="absolute inset-0 grid place-items-center bg-paper/70">
            <Spinner />
          </span>
        ) : null}
        <button
          type="button"
          onClick={onRemove}
          aria-label={m.requests_picture_remove({ name })}
          title={m.requests_picture_remove({ name })}
          className="absolute top-1 right-1 grid size-8 place-items-center rounded-full bg-paper text-ink shadow-float hover:bg-canvas"
        >
          <Icon name="x" className="size-4" />
        </button>
      </span>
      {problem === undefined ? null : (
        <span role="alert" className="mt-1 block text-danger wrap-anywhere">
          {problem}
        </span>
      )}
    </li>
  );
}

/** Field for reference pictures: adds, shows and removes them. */
export function PictureList({ list }: { list: ReturnType<typeof useReferencePictures> }) {
  const { pictures, problem, add, remove } = list;
  const isFull = pictures.length >= MAX_PICTURES;
  return (
    <div className="grid gap-1.5">
      <p id="request-pictures-label" className="text-14 font-medium">
        {m.requests_pictures()}
      </p>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture) => (
          <PictureTile key={picture.key} picture={picture} onRemove={() => remove(picture.key)} />
        ))}
        {isFull ? null : (
          <li>
            <label className="grid size-24 cursor-pointer place-items-center content-center gap-1 rounded-control border border-dashed border-muted bg-paper text-center text-12 font-medium focus-within:outline-2 focus-within:outline-offset-2 hover:border-ink">
              <Icon name="plus" />
              {m.requests_picture_add()}
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp"
                multiple
                aria-labelledby="request-pictures-label"
                aria-describedby="request-pictures-hint"
                className="sr-only"
                onChange={(event) => {
                  add([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id="request-pictures-hint" className="text-14 text-muted">
        {m.requests_pictures_hint({ count: formatCount(MAX_PICTURES) })}
      </p>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
