import { useEffect, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { CardView } from '../../catalogue/web/card-view.ts';
import { toCardView } from '../../catalogue/web/to-card-view.ts';

const MAX_BYTES = 10 * 1024 * 1024;

export type PictureSearch =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly items: readonly CardView[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Results of the last search. A person who returns from a work's page sees them unchanged. */
let kept: { readonly picture: File; readonly search: PictureSearch } | undefined;

async function searchFor(picture: File): Promise<PictureSearch> {
  if (picture.size > MAX_BYTES) return { kind: 'failed', message: m.pictures_too_large() };
  try {
    const { items } = await browserApi('POST /content/by-picture', { file: { picture } });
    return { kind: 'found', items: items.map((item) => toCardView(item)) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: 'failed', message: error.errors[0]?.message ?? getErrorMessage(error, m.pictures_failed()) };
  }
}

/** Searches for a picture as soon as it is chosen; undefined without one. */
export function usePictureSearch(picture: File | undefined): PictureSearch | undefined {
  const [done, setDone] = useState(kept);
  useEffect(() => {
    if (picture === undefined || kept?.picture === picture) return undefined;
    let isCurrent = true;
    void searchFor(picture).then((search) => {
      if (!isCurrent) return;
      kept = { picture, search };
      setDone(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  if (picture === undefined) return undefined;
  return done?.picture === picture ? done.search : { kind: 'searching' };
}
