import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { nameAxis, nameFeature } from './feature-names.ts';
import type { Setting, StyleView } from './font-view.ts';

interface SwitchesProps {
  readonly style: StyleView;
  readonly setting: Setting;
  readonly set: (changes: Partial<Setting>) => void;
}

/** Sliders for the axes of a variable font. */
export function Axes({ style, setting, set }: SwitchesProps) {
  if (style.axes.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {style.axes.map((axis) => {
        const value = setting.axes[axis.tag] ?? axis.initial;
        return (
          <label key={axis.tag} className="flex h-11 items-center gap-3 text-14">
            <span className="text-muted">{nameAxis(axis)}</span>
            <input
              type="range"
              min={axis.min}
              max={axis.max}
              step={axis.max - axis.min > 20 ? 1 : 0.01}
              value={value}
              onChange={({ target }) => set({ axes: { ...setting.axes, [axis.tag]: target.valueAsNumber } })}
              className="h-11 w-36 accent-ink"
            />
            <span className="w-12 tabular-nums">{formatNumber(value, { maximumFractionDigits: 2 })}</span>
          </label>
        );
      })}
    </div>
  );
}

/** OpenType features that are on by default. */
const initiallyOn = new Set(['liga', 'calt', 'kern']);

/** Switches for the OpenType features of the font. */
export function Features({ style, setting, set }: SwitchesProps) {
  if (style.features.length === 0) return null;
  const change = (tag: string, isOn: boolean) => {
    const others = setting.features.filter((each) => each.replace('-', '') !== tag);
    const isInitial = isOn === initiallyOn.has(tag);
    set({ features: isInitial ? others : [...others, isOn ? tag : `-${tag}`] });
  };
  return (
    <details className="min-w-0 basis-full">
      <summary className="flex h-11 w-fit cursor-pointer items-center font-medium text-ink">
        {m.fonts_features({ count: formatCount(style.features.length) })}
      </summary>
      <ul className="flex max-h-36 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {style.features.map((feature) => (
          <li key={feature.tag}>
            <label className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-14 text-ink hover:border-ink has-checked:border-ink has-focus-visible:outline-2">
              <input
                type="checkbox"
                checked={
                  setting.features.includes(feature.tag) ||
                  (initiallyOn.has(feature.tag) && !setting.features.includes(`-${feature.tag}`))
                }
                onChange={({ target }) => change(feature.tag, target.checked)}
                className="size-4 accent-ink"
              />
              {nameFeature(feature)}
              <code className="text-12 text-muted">{feature.tag}</code>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
