import { Icon } from '../../../../ui/components/icon.tsx';
import { tableFrame } from '../../../../ui/components/table-frame.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCopies } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { LicenceView } from './licence-view.ts';

const cell = 'py-3 pr-4 text-left align-top';

interface Answer {
  /** `condition` means that the use is allowed under a condition. */
  readonly kind: 'yes' | 'no' | 'condition';
  readonly words: string;
}

const looks = {
  yes: { icon: 'check', color: 'text-success' },
  no: { icon: 'x', color: 'text-muted' },
  condition: { icon: 'info', color: 'text-muted' },
} as const;

const yesOrNo = (good: boolean): Answer =>
  good ? { kind: 'yes', words: m.licences_yes() } : { kind: 'no', words: m.licences_no() };

/** Permissions and conditions of licences, each as a question with the licence's answer. */
const questions: readonly { readonly ask: () => string; readonly answer: (licence: LicenceView) => Answer }[] = [
  { ask: () => m.licences_own_work(), answer: () => yesOrNo(true) },
  { ask: () => m.licences_client_work(), answer: ({ allows }) => yesOrNo(allows.clientWork) },
  {
    ask: () => m.licences_commercial(),
    answer: ({ allows, commercialUse }) =>
      allows.editorialOnly ? { kind: 'no', words: m.licences_editorial_only() } : yesOrNo(commercialUse),
  },
  {
    ask: () => m.licences_copies(),
    answer: ({ allows: { maxCopies } }) =>
      maxCopies === null
        ? { kind: 'yes', words: m.licences_copies_any() }
        : { kind: 'yes', words: m.licences_copies_max({ count: formatCopies(maxCopies) }) },
  },
  { ask: () => m.licences_goods(), answer: ({ allows }) => yesOrNo(allows.goodsForSale) },
  { ask: () => m.licences_resale(), answer: ({ allows }) => yesOrNo(allows.resale) },
  {
    ask: () => m.licences_credit(),
    answer: ({ allows: { attribution } }) =>
      attribution
        ? { kind: 'condition', words: m.licences_credit_needed() }
        : { kind: 'yes', words: m.licences_credit_free() },
  },
];

/** Converts a path of the site to the page's language. URLs of open licences stay unchanged. */
const toHref = (url: string): string => (url.startsWith('/') ? localizeHref(url) : url);

/** Table that compares permissions and conditions of licences in plain words, one column per licence. */
export function LicenceMatrix({ licences: all }: { licences: readonly LicenceView[] }) {
  const licences = [...new Map(all.map((licence) => [licence.code, licence])).values()];
  return (
    <div className={`${tableFrame} overflow-x-auto!`}>
      <table
        className={`w-full table-fixed border-collapse text-14 ${licences.length > 2 ? 'min-w-[30rem]' : ''} hyphens-auto`}
      >
        <caption className="sr-only">{m.licences_caption()}</caption>
        <thead>
          <tr className="border-b border-line">
            <td className={`${cell} ${licences.length > 2 ? 'w-1/4' : 'w-1/3'}`} />
            {licences.map(({ code, name }) => (
              <th key={code} scope="col" className={`${cell} font-medium wrap-anywhere`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ ask, answer }) => (
            <Row key={ask()} licences={licences} question={ask()} answer={answer} />
          ))}
          <tr>
            <th scope="row" className={`${cell} font-normal text-muted`}>
              {m.licences_text()}
            </th>
            {licences.map(({ code, url, name }) => (
              <td key={code} className={cell}>
                <a
                  href={toHref(url)}
                  rel="license noopener"
                  aria-label={m.licences_read_named({ name })}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {m.licences_read()}
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
  readonly answer: (licence: LicenceView) => Answer;
}

function Row({ licences, question, answer }: RowProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} font-normal text-muted`}>
        {question}
      </th>
      {licences.map((licence) => {
        const { kind, words } = answer(licence);
        const { icon, color } = looks[kind];
        return (
          <td key={licence.code} className={cell}>
            <span className="flex items-start gap-1.5">
              <Icon name={icon} className={`mt-0.5 size-4 shrink-0 ${color}`} />
              {words}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
