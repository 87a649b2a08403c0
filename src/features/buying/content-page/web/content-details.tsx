import { chip } from '../../../../ui/components/button.ts';
import { CopyButton } from '../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import { LicenceMatrix } from '../../../catalogue/licences/web/licence-matrix.tsx';
import { ContentAbout } from './content-about.tsx';
import { ContentFigures } from './content-figures.tsx';
import type { ContentView } from './content-view.ts';
import { FileTable } from './file-table.tsx';
import { Fold } from './fold.tsx';
import { VersionList } from './version-list.tsx';

/** Explains why a demo work is shown and that it is not for sale. */
function DemoFacts() {
  const siteName = useRootData()?.page.siteName ?? '';
  return <p className="mt-2 max-w-[68ch] text-14 text-muted">{m.content_page_demo_text({ siteName })}</p>;
}

/** The sections below the gallery: the description, and collapsed details. */
export function ContentDetails({ content }: { content: ContentView }) {
  const { variants, versions } = content;
  const licences = [...new Set(variants.map(({ licence }) => licence.name))];
  const files = new Set(variants.flatMap(({ files: all }) => all.map(({ _id }) => _id)));
  return (
    <div className="min-w-0">
      <ContentAbout description={content.description} lang={content.lang} />
      {variants.length === 0 ? null : (
        <Fold id="licence" title={m.content_page_licence()} note={licences.join(', ')}>
          <LicenceMatrix licences={variants.map(({ licence }) => licence)} />
        </Fold>
      )}
      {files.size === 0 ? null : (
        <Fold id="files" title={m.content_page_files()} note={formatCount(files.size)}>
          <FileTable content={content} />
        </Fold>
      )}
      {content.attribution === '' ? null : (
        <Fold id="credit" title={m.content_page_attribution()}>
          <Credit content={content} />
        </Fold>
      )}
      {versions.length === 0 ? null : (
        <Fold id="versions" title={m.content_page_versions()} note={formatCount(versions.length)}>
          <VersionList versions={versions} lang={content.lang} />
        </Fold>
      )}
      <Fold id="details" title={m.content_page_details()}>
        <Facts content={content} />
      </Fold>
    </div>
  );
}

const toSearch = (filter: Record<string, string>): string => localizeHref(`/content?${new URLSearchParams(filter)}`);

function Credit({ content: { attribution, sourceUrl, contributor } }: { content: ContentView }) {
  return (
    <>
      <p className="flex items-start gap-2 text-14">
        <span className="max-w-[68ch] wrap-anywhere">{attribution}</span>
        <CopyButton text={attribution} label={m.content_page_copy_attribution()} />
      </p>
      {contributor.demo ? <DemoFacts /> : null}
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
    </>
  );
}

/** View counts, camera data, keywords and colours of a work. */
function Facts({ content: { counts, publishedAt, camera, keywords, colors } }: { content: ContentView }) {
  return (
    <div className="grid gap-5">
      <ContentFigures counts={counts} publishedAt={publishedAt} />
      {camera.length === 0 ? null : (
        <dl className="grid max-w-xl grid-cols-2 gap-x-6 gap-y-3 text-14 sm:grid-cols-3">
          {camera.map(([label, words]) => (
            <div key={label}>
              <dt className="text-12 text-muted">{label}</dt>
              <dd className="wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {keywords.length === 0 ? null : (
        <div>
          <h3 className="mb-2 text-14 font-medium">{m.content_page_keywords()}</h3>
          <ul className="flex flex-wrap gap-2">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <a className={chip} href={toSearch({ keyword })}>
                  {keyword}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {colors.length === 0 ? null : <Colours colors={colors} />}
    </div>
  );
}

function Colours({ colors }: Pick<ContentView, 'colors'>) {
  return (
    <div>
      <h3 className="mb-2 text-14 font-medium">{m.content_page_colors()}</h3>
      <ul className="flex flex-wrap gap-2">
        {colors.map(({ hex, name }) => {
          const words = `${name} ${hex}`;
          return (
            <li key={hex}>
              <a
                href={toSearch({ color: hex })}
                title={words}
                className="block size-10 rounded-full border border-line"
                style={{ background: hex }}
              >
                <span className="sr-only">{m.content_page_color_search({ color: words })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
