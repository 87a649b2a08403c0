import type * as z from 'zod';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import type { PictureView } from '../../../catalogue/catalogue/web/card-view.ts';
import { toCardView } from '../../../catalogue/catalogue/web/to-card-view.ts';
import type { downloadsContract } from '../contract.ts';

type DownloadedPage = z.output<(typeof downloadsContract)['downloaded']['output']>;
type Downloaded = DownloadedPage['items'][number];

/** A variant of the library as the list shows it. */
export interface DownloadView extends Omit<Downloaded, 'card'> {
  readonly lang: 'en' | 'bn' | null;
  /** Whether the work still has a page. */
  readonly isPublic: boolean;
  readonly picture: PictureView | null;
}

function toDownloadView({ card, ...rest }: Downloaded): DownloadView {
  return {
    ...rest,
    lang: card?.language ?? null,
    isPublic: card !== null,
    picture: card === null ? null : toCardView(card).picture,
  };
}

export const toDownloadPage = ({
  items,
  nextCursor,
}: Pick<DownloadedPage, 'items' | 'nextCursor'>): ListPage<DownloadView> => ({
  items: items.map(toDownloadView),
  next: nextCursor,
});
