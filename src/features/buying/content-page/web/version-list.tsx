import { Time } from '../../../../ui/components/time.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ContentView } from './content-view.ts';

/** Published versions of the work, latest first, with the contributor's notes. */
export function VersionList({ versions, lang }: Pick<ContentView, 'versions' | 'lang'>) {
  return (
    <ol className="grid gap-4">
      {versions.map(({ version, note, publishedAt }, at) => (
        <li key={version} className="border-l-2 border-line pl-4 text-14 first:border-ink">
          <p>
            <span className="font-medium">{m.content_page_version({ version: formatCount(version) })}</span>
            <span className="text-muted">
              {' '}
              · <Time at={publishedAt} format="short-day" />
              {at === 0 ? ` · ${m.content_page_version_current()}` : ''}
            </span>
          </p>
          {note === '' ? null : (
            <p lang={lang} className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
