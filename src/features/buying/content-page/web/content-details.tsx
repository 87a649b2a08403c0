import type { ReactNode } from 'react';
import { chip } from '../../../../ui/components/button.ts';
import { CopyButton } from '../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Avatar } from '../../../../ui/components/media/avatar.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { LicenceMatrix } from '../../../catalogue/licences/web/licence-matrix.tsx';
import { describeChoice } from '../../../catalogue/search/web/filter-labels.ts';
import { toAddress } from '../../../catalogue/search/web/listing-address.ts';
import { ContentFigures } from './content-figures.tsx';
import type { ContentView } from './content-view.ts';
import { FileTable } from './file-table.tsx';
import { VersionList } from './version-list.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-18">{title}</h2>
      {children}
    </section>
  );
}

/** Below the gallery: everything that isn't needed to decide at a glance. */
export function ContentDetails({ content }: { content: ContentView }) {
  const { description, keywords, colors, counts, variants, attribution, sourceUrl, contributor } = content;
  return (
    <div className="-mt-4 min-w-0">
      {description === '' ? null : (
        <Part title={m.content_page_about()}>
          <p lang={content.lang} className="max-w-[68ch] text-16 whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        </Part>
      )}
      <ContentFigures counts={counts} publishedAt={content.publishedAt} />
      <Part title={m.content_page_files()}>
        <FileTable content={content} />
      </Part>
      {variants.length === 0 ? null : (
        <Part title={m.content_page_licences()}>
          <LicenceMatrix licences={variants.map(({ licence }) => licence)} />
        </Part>
      )}
      {content.versions.length === 0 ? null : (
        <Part title={m.content_page_versions()}>
          <VersionList versions={content.versions} lang={content.lang} />
        </Part>
      )}
      {attribution === '' ? null : (
        <Part title={m.content_page_attribution()}>
          <p className="flex items-start gap-2 text-14">
            <span className="max-w-[68ch] wrap-anywhere">{attribution}</span>
            <CopyButton text={attribution} label={m.content_page_copy_attribution()} />
          </p>
          {sourceUrl === '' ? null : (
            <a
              href={sourceUrl}
              rel="noopener nofollow"
              className="inline-flex min-h-8 items-center gap-1 text-14 underline underline-offset-4"
            >
              {m.content_page_source()}
              <Icon name="arrow-up-right" className="size-4" />
            </a>
          )}
        </Part>
      )}
      {keywords.length === 0 ? null : (
        <Part title={m.content_page_keywords()}>
          <ul className="flex flex-wrap gap-2">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <a className={chip} href={localizeHref(toAddress('/content', { keyword }))}>
                  {keyword}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {colors.length === 0 ? null : (
        <Part title={m.content_page_colors()}>
          <ul className="flex flex-wrap gap-2">
            {colors.map(({ hex, name }) => (
              <li key={hex}>
                <a
                  href={localizeHref(toAddress('/content', { color: hex }))}
                  title={`${describeChoice('color', name, {}, '')} ${hex}`}
                  className="block size-10 rounded-full border border-line"
                  style={{ background: hex }}
                >
                  <span className="sr-only">
                    {m.content_page_color_search({ color: `${describeChoice('color', name, {}, '')} ${hex}` })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <a
        href={localizeHref(`/contributors/${contributor.key}`)}
        className="mt-10 flex items-center gap-4 rounded-card border border-line bg-paper p-4 hover:border-ink"
      >
        <Avatar name={contributor.name} image={contributor.image} size={56} />
        <span className="min-w-0">
          <span className="block text-16 font-medium wrap-anywhere">{contributor.name}</span>
          <span className="text-14 text-muted">{m.content_page_see_all_by()}</span>
        </span>
        <Icon name="chevron-right" className="ml-auto size-5 text-muted" />
      </a>
    </div>
  );
}
