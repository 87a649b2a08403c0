import { getLocale } from '../../../../ui/locale.ts';
import type { Card, CardView, PictureView, Preview } from './card-view.ts';

// Loaders call these functions, and lists that load more; what only shows works doesn't need them.

/** Kinds of work whose pictures show symbols on a plain background. */
const signs = /icon|font|logo/;

export function toPicture(preview: Preview, square = preview.kind === 'font'): PictureView {
  const { _id, alt, width, height, widths, avifWidths, colors } = preview;
  return { _id, alt, width, height, widths, avifWidths, colors, square };
}

/** Returns the URL of a video's clip. */
const toClip = ({ _id, kind }: Pick<Preview, '_id' | 'kind'>): string | undefined =>
  kind === 'video' ? `/media/${_id}/asset.mp4` : undefined;

/** Returns the second picture of a card: of a motion work, its first animations. */
function toSecond({ _id, category, secondPicture }: Card): Pick<CardView, 'second' | 'moves'> {
  if (category.key === 'motion') return { second: `/api/v1/content/motion-card/${_id}`, moves: true };
  return secondPicture === undefined ? {} : { second: secondPicture };
}

/** Converts a preview; a symbol's background colour extends to the edges of its square. */
function toTilePicture(preview: Preview, category: string): PictureView {
  const square = preview.kind === 'font' || signs.test(category);
  const picture = toPicture(preview, square);
  return square ? { ...picture, colors: picture.colors.slice(0, 1) } : picture;
}

/** Chooses the title in the page's language, if there is one, and the original title, if it differs. */
export function chooseTitles({
  title,
  language,
  translatedTitle,
}: Pick<Card, 'title' | 'language' | 'translatedTitle'>): Pick<CardView, 'title' | 'lang' | 'secondTitle'> {
  const locale = getLocale();
  return language === locale || translatedTitle === null
    ? { title, lang: language, secondTitle: null }
    : { title: translatedTitle, lang: locale, secondTitle: title };
}

export function toCardView(card: Card): CardView {
  const { preview } = card;
  const clip = preview === null ? undefined : toClip(preview);
  return {
    id: card._id,
    ...chooseTitles(card),
    contributor: card.contributor.name,
    face: card.contributor.image,
    contributorKey: card.contributor.username,
    price: card.minPrice,
    maxPrice: card.maxPrice,
    ...(card.sale === undefined ? {} : { sale: card.sale }),
    currency: card.currency,
    ai: card.ai,
    picture: preview === null ? null : toTilePicture(preview, card.category.key),
    formats: preview === null ? card.formats.join(' · ').toUpperCase() : '',
    ...(card.category.key === 'audio' || preview?.kind === 'audio' ? { hasSounds: true } : {}),
    ...(clip === undefined ? {} : { clip }),
    ...(clip === undefined && preview !== null ? toSecond(card) : {}),
  };
}
