import type * as z from 'zod';
import type { PictureSource } from '../../../../ui/components/media/picture.tsx';
import { formatTime } from '../../../../ui/components/time.tsx';
import { getLocale, type Locale, localizeName } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { blogCard } from '../contract/blog.ts';

export interface PostCardView {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Language of title and summary: the page's, if the post has it. */
  readonly language: Locale;
  readonly category: { readonly key: string; readonly name: string } | null;
  readonly day: string;
  readonly minutes: string;
  readonly cover: PictureSource | null;
  readonly showcased: boolean;
}

/** Card of a post in the page's language if the post has it, for loaders. */
export function toPostCard(post: z.output<typeof blogCard>): PostCardView {
  const wanted = getLocale();
  const other = wanted === 'en' ? 'bn' : 'en';
  const language = post.texts[wanted] === null ? other : wanted;
  const { title = '', summary = '' } = post.texts[language] ?? {};
  const { cover } = post;
  return {
    id: post._id,
    slug: post.slug,
    title,
    summary,
    language,
    category: post.category === null ? null : { key: post.category.key, name: localizeName(post.category) },
    day: formatTime(post.publishedAt, 'day'),
    minutes: m.blog_minutes({ count: formatCount(post.minutes) }),
    cover:
      cover === null
        ? null
        : {
            _id: cover._id,
            alt: cover.alt,
            width: cover.width,
            height: cover.height,
            widths: cover.widths,
            avifWidths: cover.avifWidths,
            colors: cover.colors,
          },
    showcased: post.showcased,
  };
}
