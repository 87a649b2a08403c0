import type { RouterContextProvider } from 'react-router';
import { getApi, isApiError } from '../../../../../ui/api/client.ts';
import { toLoaderError } from '../../../../../ui/api/loader-api.ts';

/** Title of the open brief for which the upload page was opened; null if there is none or it is closed. */
export async function loadBriefTitle(
  context: Readonly<RouterContextProvider>,
  id: string | null,
): Promise<{ readonly _id: string; readonly title: string } | null> {
  if (id === null) return null;
  try {
    const { brief } = await getApi(context)('GET /content-request/briefs/{id}', { params: { id } });
    return brief.isOpen ? { _id: brief._id, title: brief.title } : null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return null;
    throw toLoaderError(error);
  }
}
