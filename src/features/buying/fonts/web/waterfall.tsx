import { formatCount } from '../../../../ui/money.ts';
import { drawn, isOpen, type Setting } from './font-view.ts';
import { SetText, type SetTextProps } from './set-text.tsx';

const sizes = [14, 18, 24, 32, 48, 64, 96];
const MAX_LINE = 60;

/** One line of the text in sizes from captions to headings. */
export function Waterfall(shown: SetTextProps) {
  const line = (shown.setting.text.split('\n')[0] ?? '').slice(0, MAX_LINE).toWellFormed();
  const set = (size: number): Setting => ({ ...shown.setting, text: line, size, align: 'left' });
  const max = isOpen(shown.style, shown.access) ? Number.POSITIVE_INFINITY : drawn.maxSize;
  return (
    <ol className="grid gap-3 p-4 sm:px-6">
      {sizes
        .filter((size) => size <= max)
        .map((size) => (
          <li key={size} className="relative flex items-baseline gap-4 border-b border-line pb-3 last:border-0">
            <span className="w-8 shrink-0 text-right text-12 text-muted tabular-nums">{formatCount(size)}</span>
            <div className="min-w-0 flex-1 overflow-hidden">
              <SetText {...shown} setting={set(size)} isLine />
            </div>
          </li>
        ))}
    </ol>
  );
}
