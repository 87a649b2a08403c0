import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { CopyButton } from '../../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { formatSize } from '../../../../../ui/file-size.ts';
import { localizeName } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../../ui/root-data.ts';
import { formatDimensions, formatFormats } from '../../../../buying/content-page/web/file-labels.ts';
import { describeFigures } from './file-figures.ts';
import type { Review } from './review-view.ts';

type Variant = Review['work']['variants'][number];
type File = Variant['files'][number];
type Facts = Review['files'][number];

export const formatPrice = (price: number | null, currency: string): string =>
  price === null ? m.reviews_no_price() : price === 0 ? m.reviews_free() : formatMoney(price, currency);

/** Files of a work with their measurements and contents, and links to the originals. */
export function WorkFiles({ work, files }: Pick<Review, 'work' | 'files'>) {
  const currency = useRootData()?.page.currency ?? 'BDT';
  return (
    <Panel title={m.reviews_variants()}>
      <ul className="grid grid-cols-1 gap-5 text-14">
        {work.variants.map((variant) => (
          <li key={variant._id}>
            <p className="font-medium">
              {variant.name} · {formatPrice(variant.price, currency)}{' '}
              <span className="font-normal text-muted">· {localizeName(variant.licenceName)}</span>
            </p>
            <ul className="mt-2 grid grid-cols-1 gap-3">
              {variant.files.map((file) => (
                <WorkFile
                  key={file._id}
                  file={file}
                  facts={files.find(({ _id }) => _id === file._id)}
                  href={`/api/v1/content/original/${work._id}/${file._id}?area=admin`}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Releases work={work} />
    </Panel>
  );
}

function WorkFile({ file, facts, href }: { file: File; facts: Facts | undefined; href: string }) {
  const line = [
    formatFormats(file),
    formatSize(file.size),
    formatDimensions(file),
    ...describeFigures(facts?.figures ?? {}),
  ].filter((part) => part !== '');
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere">{file.name}</p>
          <p className="text-12 text-muted">{line.join(' · ')}</p>
        </div>
        <a
          href={href}
          aria-label={`${m.reviews_original()}: ${file.name}`}
          className="inline-flex min-h-6 items-center gap-1.5 font-medium underline underline-offset-4"
        >
          <Icon name="download" className="size-4" />
          {m.reviews_original()}
        </a>
      </div>
      {facts === undefined || facts.withoutPreview === null ? null : (
        <p className="mt-1 text-12">{withoutPreview[facts.withoutPreview]()}</p>
      )}
      {facts === undefined || facts.entries.length === 0 ? null : <Entries entries={facts.entries} />}
      <p className="mt-1 flex items-center gap-2 text-12 text-muted">
        <span className="min-w-0 truncate">
          {m.reviews_sha256()} {file.sha256}
        </span>
        <CopyButton text={file.sha256} label={m.reviews_sha256()} />
      </p>
    </li>
  );
}

const withoutPreview: Readonly<Record<NonNullable<Facts['withoutPreview']>, () => string>> = {
  no_reader: () => m.reviews_without_reader(),
  no_helper: () => m.reviews_without_helper(),
  failed: () => m.reviews_without_picture(),
};

function Entries({ entries }: Pick<Facts, 'entries'>) {
  return (
    <details className="mt-1 text-12">
      <summary className="min-h-6 cursor-pointer py-1 font-medium">
        {m.reviews_entries({ count: formatCount(entries.length) })}
      </summary>
      <ul className="max-h-60 overflow-y-auto rounded-control bg-canvas p-3">
        {entries.map(({ name, size }) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-muted tabular-nums">{formatSize(size)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Releases({ work }: Pick<Review, 'work'>) {
  if (work.releases.length === 0) return null;
  return (
    <ul aria-label={m.reviews_releases()} className="mt-5 grid gap-1.5 border-t border-line pt-4 text-14">
      {work.releases.map((release) => (
        <li key={release._id} className="wrap-anywhere">
          <span className="text-muted">
            {release.kind === 'model' ? m.reviews_release_model() : m.reviews_release_property()}:
          </span>{' '}
          {release.name}
        </li>
      ))}
    </ul>
  );
}
