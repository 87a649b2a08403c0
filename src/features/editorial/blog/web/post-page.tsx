import './prose.css';
import { useEffect } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import { getLocale, localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { blogContract } from '../contract/blog.ts';
import { LikeButton } from './like-button.tsx';
import { FeedLink, ShareButton } from './post-actions.tsx';
import { PostCard } from './post-card.tsx';
import { toListHref } from './post-filters.tsx';
import { type PostCardView, toPostCard } from './post-view.ts';

type Post = OutputOf<typeof blogContract.single>;

export interface PostPageView extends PostCardView {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly level: number; readonly text: string }[];
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly views: number;
  readonly likes: number;
  readonly isLiked: boolean;
}

/** Data of a post's page, for loaders. */
export const toPostPage = (found: Post, isLiked: boolean): PostPageView => ({
  ...toPostCard(found),
  title: found.title,
  summary: found.summary,
  language: found.language,
  html: found.html,
  headings: found.headings,
  publishedAt: found.publishedAt,
  updatedAt: found.updatedAt,
  views: found.views,
  likes: found.likes,
  isLiked,
});

/** Counts the page view once the page is shown. */
function useViewed(id: string, isPreview: boolean) {
  useEffect(() => {
    if (isPreview) return;
    const timer = setTimeout(
      () => void browserApi('PATCH /blog/view/{id}', { params: { id } }).catch(() => undefined),
      1000,
    );
    return () => clearTimeout(timer);
  }, [id, isPreview]);
}

function Contents({ headings }: Pick<PostPageView, 'headings'>) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label={m.blog_contents()} className="rounded-card border border-line bg-paper p-5 print:hidden">
      <p className="text-14 font-medium">{m.blog_contents()}</p>
      <ol className="mt-2 text-14">
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level > 2 ? 'pl-4' : ''}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Facts({ post }: { post: PostPageView }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-2 text-14 text-muted">
      <span>{post.day}</span>
      <span aria-hidden="true">·</span>
      <span>{post.minutes}</span>
      <span aria-hidden="true">·</span>
      <span>
        {post.views === 1
          ? m.blog_views_one({ count: formatCount(1) })
          : m.blog_views({ count: formatCount(post.views) })}
      </span>
    </p>
  );
}

/** A post's page: table of contents, text with lines of at most 68 characters, and related posts. */
export function PostPage({
  post,
  related,
  signedIn,
  isPreview = false,
}: {
  post: PostPageView;
  related: readonly PostCardView[];
  signedIn: boolean;
  /** Whether an editor previews the post: nothing is counted, and readers' buttons are hidden. */
  isPreview?: boolean;
}) {
  useViewed(post.id, isPreview);
  const isForeign = post.language !== getLocale();
  const lang = isForeign ? post.language : undefined;
  return (
    <div className="page pt-8 pb-16 lg:pt-12">
      <article className="mx-auto max-w-[68ch]" lang={lang}>
        <header>
          <nav aria-label={m.blog_title()} lang={getLocale()} className="flex flex-wrap gap-x-4 text-14">
            <a href={localizeHref('/blog/all')} className="flex min-h-8 items-center underline underline-offset-4">
              {m.blog_back()}
            </a>
            {post.category === null ? null : (
              <a
                href={toListHref({ category: post.category.key, q: '' })}
                className="flex min-h-8 items-center text-muted underline-offset-4 hover:underline"
              >
                {post.category.name}
              </a>
            )}
          </nav>
          <h1 className="mt-3 text-36 tracking-tight text-balance lg:text-48">{post.title}</h1>
          {post.summary === '' ? null : <p className="mt-4 text-18 text-muted lg:text-22">{post.summary}</p>}
          <div lang={getLocale()}>
            <Facts post={post} />
            {isForeign ? (
              <p className="mt-4 rounded-control border border-line bg-paper px-4 py-3 text-14">
                {post.language === 'en' ? m.blog_in_english() : m.blog_in_bangla()}
              </p>
            ) : null}
          </div>
        </header>
        {post.cover === null ? null : (
          <div className="mt-8 overflow-hidden rounded-card lg:-mx-16">
            <Picture
              picture={post.cover}
              sizes="(min-width: 992px) 860px, 94vw"
              priority
              className="aspect-video w-full object-cover"
            />
          </div>
        )}
        <div className="mt-8 empty:hidden">
          <Contents headings={post.headings} />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server wrote every element of it (rules/html.ts) */}
        <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: post.html }} />
        {isPreview ? null : (
          <footer
            lang={getLocale()}
            className="mt-12 flex flex-wrap items-center gap-3 border-t border-line pt-6 print:hidden"
          >
            <LikeButton key={post.id} id={post.id} signedIn={signedIn} isLiked={post.isLiked} likes={post.likes} />
            <span className="flex gap-3 sm:ml-auto">
              <ShareButton title={post.title} />
              <FeedLink />
            </span>
          </footer>
        )}
      </article>
      {related.length === 0 ? null : (
        <section className="mt-16 print:hidden">
          <h2 className="text-28">{m.blog_related()}</h2>
          <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((each) => (
              <li key={each.id}>
                <PostCard post={each} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
