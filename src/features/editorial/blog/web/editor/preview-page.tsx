import { EmptyState } from '../../../../../ui/admin/page-heading.tsx';
import { AdminSwitches } from '../../../../../ui/admin/switches.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { PostPage, type PostPageView } from '../post-page.tsx';

/** Preview of a post as readers will see it, below a notice. */
export function PreviewPage({ id, post }: { id: string; post: PostPageView | null }) {
  return (
    <>
      <header className="border-b border-line bg-paper">
        <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-14">
          <p className="flex items-center gap-2">
            <Icon name="eye" className="size-4" />
            {m.blog_editor_preview_text()}
          </p>
          <div className="flex flex-wrap items-center gap-1">
            <a
              href={localizeHref(`/admin/blog/edit/${id}`)}
              className="inline-flex min-h-10 items-center gap-1 underline underline-offset-4"
            >
              <Icon name="arrow-left" className="size-4" />
              {m.blog_editor_preview_back()}
            </a>
            <AdminSwitches />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {post === null ? (
          <div className="page py-12">
            <h1 className="sr-only">{m.blog_editor_preview()}</h1>
            <EmptyState title={m.blog_editor_preview_empty()} text={m.blog_editor_preview_empty_text()} />
          </div>
        ) : (
          <PostPage post={post} related={[]} signedIn={false} isPreview />
        )}
      </main>
    </>
  );
}
