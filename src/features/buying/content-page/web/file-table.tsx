import { Fragment } from 'react';
import { CopyButton } from '../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { tableFrame } from '../../../../ui/components/table-frame.ts';
import { formatSize } from '../../../../ui/file-size.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { downloadAddress } from '../../downloads/web/download-address.ts';
import { type ContentView, type FileView, groupByFiles, isDownloadable, type VariantView } from './content-view.ts';
import { formatDimensions, formatFormats } from './file-labels.ts';

const head = 'py-2 pr-4 text-left text-12 font-normal text-muted';
const cell = 'py-3 pr-4 align-top';

/** Table of all files of the variants. On phones the columns collapse below the file name. */
export function FileTable({ content }: { content: ContentView }) {
  // Files sold under several licences are listed once, with the tier that can be downloaded if there is one.
  const variants = groupByFiles(content.variants.filter(({ files }) => files.length > 0)).flatMap(
    ({ tiers }) => tiers.find(isDownloadable) ?? tiers.slice(0, 1),
  );
  if (variants.length === 0) return null;
  const hasDimensions = variants.some(({ files }) => files.some((file) => formatDimensions(file) !== ''));
  return (
    <div className={tableFrame}>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{m.content_page_files()}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              {m.content_page_file_name()}
            </th>
            <th scope="col" className={head}>
              {m.content_page_file_size()}
            </th>
            {hasDimensions ? (
              <th scope="col" className={head}>
                {m.content_page_file_dimensions()}
              </th>
            ) : null}
            <th scope="col" className={head}>
              SHA-256
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <Fragment key={variant.id}>
              {variants.length < 2 ? null : (
                <tr>
                  <th scope="rowgroup" colSpan={hasDimensions ? 4 : 3} className="pt-4 pb-1 text-left font-medium">
                    {variant.name}
                  </th>
                </tr>
              )}
              {variant.files.map((file) => (
                <FileRow
                  key={file._id}
                  file={file}
                  variant={variant}
                  contentId={content.id}
                  hasDimensions={hasDimensions}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FileRowProps {
  readonly file: FileView;
  readonly variant: VariantView;
  readonly contentId: string;
  readonly hasDimensions: boolean;
}

function FileRow({ file, variant, contentId, hasDimensions }: FileRowProps) {
  const dimensions = formatDimensions(file);
  return (
    <tr className="border-b border-line">
      <td className={`${cell} wrap-anywhere`}>
        {isDownloadable(variant) ? (
          <a
            href={downloadAddress(contentId, variant.id, file._id)}
            download={file.name}
            className="inline-flex min-h-6 items-start gap-2 underline underline-offset-4"
          >
            <Icon name="download" className="mt-0.5 size-4" />
            {file.name}
          </a>
        ) : (
          file.name
        )}
        <span className="block text-12 text-muted">
          {formatFormats(file)}
          <span className="sm:hidden">
            {' · '}
            {formatSize(file.size)}
            {dimensions === '' ? '' : ` · ${dimensions}`}
          </span>
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums max-sm:hidden`}>{formatSize(file.size)}</td>
      {hasDimensions ? <td className={`${cell} whitespace-nowrap tabular-nums max-sm:hidden`}>{dimensions}</td> : null}
      <td className={`${cell} pr-0 whitespace-nowrap max-sm:w-px`}>
        <span className="flex items-center gap-1">
          <code className="text-12 text-muted" title={file.sha256}>
            {file.sha256.slice(0, 8)}
          </code>
          <CopyButton text={file.sha256} label={m.content_page_copy_hash({ name: file.name })} />
        </span>
      </td>
    </tr>
  );
}
