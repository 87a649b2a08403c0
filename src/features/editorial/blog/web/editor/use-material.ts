import { useState } from 'react';
import { ApiError, browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { EditedPost, EmbeddedWork, PostImage } from './draft.ts';

/**
 * Pictures and works that the texts may use; more can be added while writing. `save` returns whether everything was
 * saved.
 */
export function useMaterial({ _id: id, images, works }: EditedPost, save: () => Promise<boolean>) {
  const [material] = useState(() => {
    const imageOf = new Map(images.map((image) => [image._id, image]));
    const workOf = new Map(works.map((work) => [work._id, work]));
    const removeImage = async (imageId: string): Promise<void> => {
      // The server decides by the stored texts, so an unsaved text that shows the picture must be saved first.
      if (!(await save())) throw new ApiError(409, 'conflict', '', { detail: m.blog_editor_save_first() });
      try {
        await browserApi('DELETE /blog/content/image/{id}', { params: { id }, query: { imageId }, body: undefined });
      } catch (error) {
        // A 404 means that another admin has already deleted the picture.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      imageOf.delete(imageId);
    };
    return {
      getImage: (imageId: string) => imageOf.get(imageId),
      getWork: (workId: string) => workOf.get(workId),
      listImages: (): readonly PostImage[] => [...imageOf.values()].toReversed(),
      addImage: (image: PostImage) => void imageOf.set(image._id, image),
      removeImage,
      addWork: (work: EmbeddedWork) => void workOf.set(work._id, work),
    };
  });
  return material;
}
