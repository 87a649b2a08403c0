import { useState } from 'react';
import { ApiError, browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { EditedPost, EmbeddedWork, PostImage } from './draft.ts';

/** Pictures and works that the texts may show; more come while one writes. `save` answers whether everything is stored. */
export function useMaterial({ _id: id, images, works }: EditedPost, save: () => Promise<boolean>) {
  const [material] = useState(() => {
    const imageOf = new Map(images.map((image) => [image._id, image]));
    const workOf = new Map(works.map((work) => [work._id, work]));
    const removeImage = async (imageId: string): Promise<void> => {
      // The server knows what is stored of the texts: a picture in an unsaved one would be deleted from under it.
      if (!(await save())) throw new ApiError(409, 'conflict', '', { detail: m.blog_editor_save_first() });
      try {
        await browserApi('DELETE /blog/content/image/{id}', { params: { id }, query: { imageId }, body: undefined });
      } catch (error) {
        // Somebody was faster.
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
