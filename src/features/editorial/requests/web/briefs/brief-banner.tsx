import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Banner above the upload page: uploaded works answer the brief. `count`: number of drafts so far. */
export function BriefBanner({
  brief,
  count,
}: {
  brief: { readonly _id: string; readonly title: string };
  count: number;
}) {
  return (
    <div className="mb-6 flex gap-3 rounded-card border border-line bg-paper p-4 text-14 sm:p-5">
      <Icon name="sparkles" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {m.requests_briefs_banner()}{' '}
          <a
            href={localizeHref(`/contributor/briefs/${brief._id}`)}
            className="font-medium underline underline-offset-4"
          >
            {brief.title}
          </a>
        </p>
        <p role="status" className="mt-1 text-muted">
          {count === 0
            ? m.requests_briefs_banner_text()
            : count === 1
              ? m.requests_briefs_banner_one({ count: formatCount(1) })
              : m.requests_briefs_banner_count({ count: formatCount(count) })}
        </p>
      </div>
    </div>
  );
}
