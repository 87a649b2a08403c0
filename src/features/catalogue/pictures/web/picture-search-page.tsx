import { useEffect, useId, useState } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { CardGrid } from '../../catalogue/web/card-grid.tsx';
import { choosePicture, useChosenPicture } from './chosen-picture.ts';
import { useDroppedPicture } from './use-dropped-picture.ts';
import { type PictureSearch, usePictureSearch } from './use-picture-search.ts';

/** Creates an object URL of a picture, which is revoked when the picture is no longer shown. */
function useAddress(picture: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (picture === undefined) return undefined;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

/** Opens the file dialog, and on phones the camera. */
function ChooseButton({ label }: { label: string }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control bg-accent px-5 text-16 font-medium text-on-accent transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink hover:bg-accent-pressed"
    >
      <Icon name="image-plus" />
      {label}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) choosePicture(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function Results({ search }: { search: PictureSearch }) {
  if (search.kind === 'searching')
    return (
      <p role="status" className="flex items-center gap-3 text-16 text-muted">
        <Spinner />
        {m.pictures_searching()}
      </p>
    );
  if (search.kind === 'failed')
    return (
      <p role="alert" className="flex items-start gap-2 text-16 text-danger">
        <Icon name="circle-alert" className="mt-0.5 size-5" />
        {search.message}
      </p>
    );
  const { items } = search;
  return (
    <section aria-labelledby="alike">
      <div role="status">
        <h2 id="alike" className="mb-4 text-18">
          {items.length === 0
            ? m.pictures_none()
            : items.length === 1
              ? m.pictures_found_one({ count: formatCount(1) })
              : m.pictures_found({ count: formatCount(items.length) })}
        </h2>
      </div>
      <CardGrid items={items} first={6} />
    </section>
  );
}

/** Page that searches by a dropped, pasted or chosen picture and lists similar works below. */
export function PictureSearchPage() {
  const picture = useChosenPicture();
  const address = useAddress(picture);
  const search = usePictureSearch(picture);
  const isOver = useDroppedPicture();
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      <h1 className="text-28 tracking-tight lg:text-36">{m.pictures_title()}</h1>
      <div
        className={`mt-6 mb-8 flex flex-wrap items-center gap-5 rounded-card border-2 border-dashed p-5 sm:p-6 ${isOver ? 'border-accent bg-accent/5' : 'border-line bg-paper'}`}
      >
        {address === undefined ? (
          <Icon name="camera" className="size-10 text-muted max-sm:hidden" />
        ) : (
          <img
            src={address}
            alt={m.pictures_chosen()}
            className="size-28 rounded-control border border-line object-contain sm:size-36"
          />
        )}
        <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-3">
          <p className="text-16">{m.pictures_about()}</p>
          <ChooseButton label={picture === undefined ? m.pictures_choose() : m.pictures_choose_other()} />
          <p className="text-14 text-muted">{m.pictures_private()}</p>
        </div>
      </div>
      {search === undefined ? null : <Results search={search} />}
    </div>
  );
}
