import { type ArborApi, isApiError } from '../../../../ui/api/client.ts';
import { localizeText } from '../../../../ui/locale.ts';

export interface CollectionView {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly count: number;
  /** Work whose social card stands for the collection; null if there is none with a picture. */
  readonly card: { readonly id: string; readonly alt: string } | null;
}

/** Loads a collection by its key; null if it doesn't exist, because its page is then an empty listing, not an error. */
export async function loadCollection(api: ArborApi, key: string | null): Promise<CollectionView | null> {
  if (key === null || key === '') return null;
  try {
    const found = await api('GET /collection/single/{id}', { params: { id: key } });
    // An uploaded cover has no social card, so the first work's stands for the collection.
    const cover = found.covers.find(({ _id }) => _id !== found.uploadedCoverId);
    return {
      key: found.key,
      title: localizeText(found.title, found.titleBn),
      description: localizeText(found.description, found.descriptionBn),
      count: found.contentCount,
      card: cover === undefined ? null : { id: cover._id, alt: cover.alt },
    };
  } catch (error) {
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}
