import { Picture } from '../../../../ui/components/media/picture.tsx';
import { getLocale, localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { PostCardView } from './post-view.ts';

const placeholder = 'linear-gradient(135deg, var(--color-line), var(--color-canvas))';

/** Cover, title and summary of a post; its width follows the surrounding grid. */
export function PostCard({
  post,
  priority = false,
  level: Heading = 'h2',
}: {
  post: PostCardView;
  priority?: boolean;
  level?: 'h2' | 'h3';
}) {
  const lang = post.language === getLocale() ? undefined : post.language;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-[16/10] overflow-hidden rounded-card bg-line" style={{ background: placeholder }}>
        {post.cover === null ? null : (
          <Picture
            picture={post.cover}
            alt=""
            sizes="(min-width: 992px) 30vw, (min-width: 576px) 45vw, 92vw"
            priority={priority}
            className="size-full object-cover"
          />
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-2 text-14 text-muted">
        {post.category === null ? null : <span>{post.category.name}</span>}
        {post.category === null ? null : <span aria-hidden="true">·</span>}
        <span>{post.day}</span>
        {post.showcased ? <span className="ml-auto font-medium text-accent">{m.blog_showcased()}</span> : null}
      </p>
      <Heading className="mt-1 text-18 lg:text-22" lang={lang}>
        <a
          href={localizeHref(`/blog/${post.slug}`)}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {post.title}
        </a>
      </Heading>
      <p className="mt-2 line-clamp-3 text-16 text-muted" lang={lang}>
        {post.summary}
      </p>
      <p className="mt-auto pt-3 text-14 text-muted">{post.minutes}</p>
    </article>
  );
}
