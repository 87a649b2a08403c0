import { browserApi, isApiError } from '../../ui/api/client.ts';
import type { PictureSource } from '../../ui/components/media/picture.tsx';

const MAX_PICTURES = 14;

/** Pictures of popular works for the sign-in dialog; empty if the call fails. */
export async function loadPopularPictures(): Promise<readonly PictureSource[]> {
  try {
    const { items } = await browserApi('GET /content/all', { query: { sort: 'popular', limit: MAX_PICTURES + 2 } });
    return items.flatMap(({ preview }) => preview ?? []).slice(0, MAX_PICTURES);
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
