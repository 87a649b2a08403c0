import { type ArborApi, isApiError } from '../../../../ui/api/client.ts';
import { localizeText } from '../../../../ui/locale.ts';

export interface CollectionView {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly count: number;
}

/** Loads a collection by its key; null if it doesn't exist, because its page is then an empty listing, not an error. */
export async function loadCollection(api: ArborApi, key: string | null): Promise<CollectionView | null> {
  if (key === null || key === '') return null;
  try {
    const found = await api('GET /collection/single/{id}', { params: { id: key } });
    return {
      key: found.key,
      title: localizeText(found.title, found.titleBn),
      description: localizeText(found.description, found.descriptionBn),
      count: found.contentCount,
    };
  } catch (error) {
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}
