import { useEffect, useState } from 'react';
import { browserApi, isApiError } from '../../../ui/api/client.ts';
import { Picture, type PictureSource } from '../../../ui/components/picture.tsx';
import { m } from '../../../ui/paraglide/messages.js';

const WIDE = '(min-width: 992px)';

/** Popular work of the catalogue, where there is room for it. It can do without. */
function usePictures(): readonly PictureSource[] {
  const [pictures, setPictures] = useState<readonly PictureSource[]>([]);
  useEffect(() => {
    if (!matchMedia(WIDE).matches) return;
    browserApi('GET /content/all', { query: { sort: 'popular', limit: 16 } }).then(
      ({ items }) => setPictures(items.flatMap(({ preview }) => preview ?? []).slice(0, 14)),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
      },
    );
  }, []);
  return pictures;
}

/** The quiet side: what people make, and the tagline. On a drawer the tagline alone. */
export function SignInPanel() {
  const pictures = usePictures();
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
