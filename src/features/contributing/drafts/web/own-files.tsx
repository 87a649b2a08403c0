import { Icon } from '../../../../ui/components/icon.tsx';
import { formatSize } from '../../../../ui/file-size.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';

/** Collapsible list of a work's original files, each once. */
export function OwnFiles({ content }: { content: OwnContent }) {
  const files = new Map(content.variants.flatMap((variant) => variant.files).map((file) => [file._id, file]));
  if (files.size === 0) return null;
  return (
    <details className="mt-2 text-14">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline hover:text-ink">
        {m.drafts_originals({ count: formatCount(files.size) })}
      </summary>
      <ul className="mt-1 grid gap-1">
        {[...files.values()].map(({ _id, name, size }) => (
          <li key={_id}>
            <a
              href={`/api/v1/content/original/${content._id}/${_id}`}
              className="inline-flex min-h-8 items-center gap-2 underline-offset-4 wrap-anywhere hover:underline"
            >
              <Icon name="download" className="size-4 shrink-0 text-muted" />
              {name} <span className="shrink-0 text-muted">{formatSize(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
