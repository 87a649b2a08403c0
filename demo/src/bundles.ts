/** Works of the catalogue that the site sells together. */
export interface DemoBundle {
  readonly name: string;
  readonly nameBn: string;
  readonly description: string;
  /** Minor units; less than the works' dearest versions cost together. */
  readonly price: number;
  /** Keys of the contents, whose dearest versions it holds. */
  readonly contents: readonly string[];
}

export const bundles: readonly DemoBundle[] = [
  {
    name: 'Festival Stickers and Rhythms',
    nameBn: 'উৎসবের স্টিকার ও তাল',
    description: 'Boishakh, Eid and weddings in stickers, with a rain pattern and a tabla loop for the video.',
    price: 99_000,
    contents: ['boishakh', 'eid', 'bangla-wedding', 'pattern-rain', 'audio-tabla-loop'],
  },
  {
    name: 'Everything for an App',
    nameBn: 'অ্যাপ বানানোর সবকিছু',
    description: 'Two-tone icons, icons that draw themselves, and people for empty screens and profiles.',
    price: 179_000,
    contents: ['duo-everyday', 'motion-drawn-icons', 'avatars-micah', 'avatars-personas'],
  },
  {
    name: 'Open a Shop',
    nameBn: 'নতুন দোকান',
    description: 'Pictures for the sign, the menu, the parcel and the price list of a small shop.',
    price: 169_000,
    contents: ['tabler-shopfront', 'freehand-market-day', 'ultimate-parcel', 'fluent-bakery', 'street-food-trucks'],
  },
];
