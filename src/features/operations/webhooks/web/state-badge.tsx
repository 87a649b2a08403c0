import { Icon, type IconName } from '../../../../ui/components/icon.tsx';

const tones = {
  good: 'text-success',
  bad: 'text-danger',
  waiting: 'text-muted',
} as const;
export type Tone = keyof typeof tones;
const icons: Readonly<Record<Tone, IconName>> = { good: 'check', bad: 'triangle-alert', waiting: 'clock' };

/** Status as a coloured badge with an icon and a label. */
export const StateBadge = ({ tone, label }: { tone: Tone; label: string }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-full border border-line bg-canvas px-2.5 py-1 text-12 font-medium whitespace-nowrap ${tones[tone]}`}
  >
    <Icon name={icons[tone]} className="size-3.5" />
    {label}
  </span>
);
