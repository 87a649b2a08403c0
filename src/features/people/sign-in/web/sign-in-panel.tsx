import { useEffect, useState } from 'react';
import { Picture, type PictureSource } from '../../../../ui/components/media/picture.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

/** Loads pictures of popular works, provided by the site. */
export type LoadPictures = () => Promise<readonly PictureSource[]>;

const WIDE = '(min-width: 992px)';

/** Loads the pictures in wide windows only. */
function usePictures(load: LoadPictures): readonly PictureSource[] {
  const [pictures, setPictures] = useState<readonly PictureSource[]>([]);
  useEffect(() => {
    if (matchMedia(WIDE).matches) void load().then(setPictures);
  }, [load]);
  return pictures;
}

/** The left panel: popular pictures and the tagline; in narrow windows only the tagline. */
export function SignInPanel({ loadPictures }: { loadPictures: LoadPictures }) {
  const pictures = usePictures(loadPictures);
  return (
    <div className="relative overflow-hidden bg-canvas px-6 pt-6 pb-4 pr-16 lg:flex lg:flex-col lg:justify-end lg:border-r lg:border-line lg:p-8">
      <div
        aria-hidden="true"
        className="absolute inset-x-3 top-3 bottom-44 grid grid-cols-2 content-start gap-2 overflow-hidden mask-b-from-70% max-lg:hidden"
      >
        {[0, 1].map((column) => (
          <div key={column} className={`grid content-start gap-2 ${column === 1 ? '-mt-10' : ''}`}>
            {pictures
              .filter((_, index) => index % 2 === column)
              .map((picture) => (
                <Picture
                  key={picture._id}
                  picture={picture}
                  alt=""
                  sizes="144px"
                  className="block h-auto w-full rounded-control"
                />
              ))}
          </div>
        ))}
      </div>
      <p className="relative font-brush text-48 leading-none text-accent max-lg:hidden">{m.sign_in_panel_brush()}</p>
      <p className="relative text-14 text-muted lg:mt-3">{m.sign_in_tagline()}</p>
    </div>
  );
}
