import { Icon } from '../../../../ui/components/icon.tsx';
import { formatSize } from '../../../../ui/file-size.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { downloadAddress } from './download-address.ts';

interface FileLinksProps {
  readonly title: string;
  readonly contentId: string;
  readonly variantId: string;
  readonly files: readonly { readonly _id: string; readonly name: string; readonly size: number }[];
}

/** Number of files shown before "show all". */
const MAX_SHOWN = 6;

/** Links to the files of a variant. A long list shows its first files, and the rest on request. */
export function FileLinks({ files, ...of }: FileLinksProps) {
  const shown = files.length > MAX_SHOWN ? files.slice(0, MAX_SHOWN - 1) : files;
  const others = files.slice(shown.length);
  return (
    <div className="mt-3 border-t border-line text-14">
      <Links files={shown} {...of} />
      {others.length === 0 ? null : (
        <details className="border-t border-line">
          <summary className="flex min-h-12 cursor-pointer items-center underline underline-offset-4">
            {(others.length === 1 ? m.downloads_more_files_one : m.downloads_more_files)({
              count: formatCount(others.length),
            })}
          </summary>
          <Links files={others} {...of} />
        </details>
      )}
    </div>
  );
}

function Links({ files, title, contentId, variantId }: FileLinksProps) {
  return (
    <ul className="divide-y divide-line">
      {files.map((file) => (
        <li key={file._id}>
          <a
            href={downloadAddress(contentId, variantId, file._id)}
            className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-canvas"
          >
            <Icon name="download" className="size-4.5 shrink-0" />
            <span className="sr-only">
              {m.downloads_download()}: {title},
            </span>
            <span className="min-w-0 grow wrap-anywhere">{file.name}</span>
            <span className="shrink-0 text-muted tabular-nums">{formatSize(file.size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
