import { formatCount } from '../../../../../../ui/money.ts';
import { m } from '../../../../../../ui/paraglide/messages.js';
import type { ReasonCode } from '../../../contract/reasons.ts';
import { reasonWords } from '../../reason-words.ts';

interface FrequentReasonsProps {
  readonly codes: readonly ReasonCode[];
  readonly chosen: readonly ReasonCode[];
  readonly onToggle: (code: ReasonCode) => void;
}

/** Buttons for frequent reasons, each with a number key. */
export function FrequentReasons({ codes, chosen, onToggle }: FrequentReasonsProps) {
  if (codes.length === 0) return null;
  return (
    <ul aria-label={m.reviews_reasons_frequent()} className="flex flex-wrap gap-1.5">
      {codes.map((code, at) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={chosen.includes(code)}
            onClick={() => onToggle(code)}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-control border border-line bg-paper px-2 text-left text-12 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas lg:min-h-7 lg:px-1.5"
          >
            <span className="text-muted in-aria-pressed:text-canvas max-lg:hidden">
              <kbd className="font-normal tabular-nums">{formatCount(at + 1)}</kbd>
            </span>
            {reasonWords[code]()}
          </button>
        </li>
      ))}
    </ul>
  );
}
