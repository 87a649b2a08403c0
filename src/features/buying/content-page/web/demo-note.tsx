import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import type { ContentView } from './content-view.ts';

/** Says of a work of the demo catalogue what it is, whose it is and that nobody sells it here. */
export function DemoNote({ content }: { content: ContentView }) {
  const siteName = useRootData()?.page.siteName ?? '';
  const { attribution, sourceUrl, variants } = content;
  const licences = [...new Map(variants.map(({ licence }) => [licence.code, licence])).values()];
  return (
    <section id="demo" aria-labelledby="demo-title" className="mt-6 scroll-mt-28 rounded-card bg-line/50 p-4 text-14">
      <h2 id="demo-title" className="font-medium">
        {m.content_page_demo_title()}
      </h2>
      <p className="mt-1">{m.content_page_demo_text({ siteName })}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere [&_dt]:text-muted">
        <dt>{m.content_page_demo_author()}</dt>
        <dd>{attribution}</dd>
        <dt>{m.content_page_demo_licence()}</dt>
        <dd>
          {licences.map(({ code, name, url }) => (
            <a key={code} href={url} rel="noopener nofollow" className="mr-3 underline underline-offset-4">
              {name}
            </a>
          ))}
        </dd>
        {sourceUrl === '' ? null : (
          <>
            <dt>{m.content_page_demo_source()}</dt>
            <dd>
              <a href={sourceUrl} rel="noopener nofollow" className="underline underline-offset-4">
                {sourceUrl.replace(/^https?:\/\/(www\.)?/, '')}
              </a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
