import type { PaletteColor } from './palette-view.ts';

interface ColorSelectProps {
  readonly label: string;
  readonly colors: readonly PaletteColor[];
  /** Place of the chosen colour in the list. */
  readonly at: number;
  readonly onChange: (at: number) => void;
}

/** Choice of one colour of a list, with a sample of it. */
export function ColorSelect({ label, colors, at, onChange }: ColorSelectProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-14">
      <span className="shrink-0 text-muted">{label}</span>
      <span
        aria-hidden="true"
        style={{ backgroundColor: colors[at]?.hex }}
        className="size-6 shrink-0 rounded-full inset-ring inset-ring-line"
      />
      <select
        value={at}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="h-11 min-w-0 rounded-control border border-line bg-paper px-2"
      >
        {colors.map(({ name, hex }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: colours may be equal, and their order never changes
          <option key={place} value={place}>
            {name === hex ? hex : `${name} · ${hex}`}
          </option>
        ))}
      </select>
    </label>
  );
}
