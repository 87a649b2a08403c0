import type { ReactNode } from 'react';

/** A radio button with its label, as a card that can be clicked anywhere. */
export function ChoiceCard({
  name,
  value,
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex h-12 cursor-pointer items-center gap-3 rounded-control border border-line bg-paper px-4 text-16 hover:border-muted has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-4.5 accent-ink focus-visible:outline-none"
      />
      {children}
    </label>
  );
}
