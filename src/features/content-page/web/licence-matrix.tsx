import { Icon } from '../../../ui/components/icon.tsx';
import { tableFrame } from '../../../ui/components/table-frame.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { LicenceView, VariantView } from './content-view.ts';

const cell = 'py-3 pr-4 text-left align-top';

/** What each licence allows and asks for, side by side, in plain words. */
export function LicenceMatrix({ variants }: { variants: readonly VariantView[] }) {
  const licences = [...new Map(variants.map(({ licence }) => [licence.code, licence])).values()];
  return (
    <div className={tableFrame}>
      <table className="w-full table-fixed border-collapse text-14">
        <caption className="sr-only">{m.content_page_licences()}</caption>
        <thead>
          <tr className="border-b border-line">
            <td className={`${cell} w-2/5 sm:w-1/3`} />
            {licences.map(({ code, name }) => (
              <th key={code} scope="col" className={`${cell} font-medium wrap-anywhere`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            licences={licences}
            question={m.content_page_licence_own()}
            answer={() => ({ good: true, words: m.content_page_yes() })}
          />
          <Row
            licences={licences}
            question={m.content_page_licence_commercial()}
            answer={({ commercialUse }) => ({
              good: commercialUse,
              words: commercialUse ? m.content_page_yes() : m.content_page_no(),
            })}
          />
          <Row
            licences={licences}
            question={m.content_page_licence_credit()}
            answer={({ attributionRequired }) => ({
              good: !attributionRequired,
              words: attributionRequired ? m.content_page_credit_needed() : m.content_page_credit_free(),
            })}
          />
          <tr>
            <th scope="row" className={`${cell} font-normal text-muted`}>
              {m.content_page_licence_text()}
            </th>
            {licences.map(({ code, url, name }) => (
              <td key={code} className={cell}>
                <a
                  href={url}
                  rel="license noopener"
                  aria-label={m.content_page_licence_read_named({ name })}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {m.content_page_licence_read()}
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly licences: readonly LicenceView[];
  readonly question: string;
  readonly answer: (licence: LicenceView) => { good: boolean; words: string };
}

function Row({ licences, question, answer }: RowProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} font-normal text-muted`}>
        {question}
      </th>
      {licences.map((licence) => {
        const { good, words } = answer(licence);
        return (
          <td key={licence.code} className={cell}>
            <span className="flex items-start gap-1.5">
              <Icon
                name={good ? 'check' : 'info'}
                className={`mt-0.5 size-4 ${good ? 'text-success' : 'text-muted'}`}
              />
              {words}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
