/** Colours of a poster and its cards. */
export interface Inks {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  /** Colour of letters on the accent colour. */
  readonly onAccent: string;
  /** Colour of the desk. */
  readonly desk: string;
}

export const inks: readonly Inks[] = [
  { ground: '#f4ede0', ink: '#1e3a36', accent: '#e0653f', onAccent: '#fff6ec', desk: '#ddd5c9' },
  { ground: '#1f3d3a', ink: '#f3e9d7', accent: '#e8b04a', onAccent: '#1f3d3a', desk: '#d3dad5' },
  { ground: '#f6e3da', ink: '#5a2233', accent: '#c43d4b', onAccent: '#fdf1ec', desk: '#e0d5cf' },
  { ground: '#232a4a', ink: '#f2eee6', accent: '#f08a6b', onAccent: '#232a4a', desk: '#d7d7df' },
  { ground: '#f2efe6', ink: '#22304f', accent: '#5f8f7b', onAccent: '#f6fbf5', desk: '#d9dcd4' },
  { ground: '#7c2d2a', ink: '#fbe9d4', accent: '#f0b95c', onAccent: '#5c1f1d', desk: '#dfd4ca' },
];
