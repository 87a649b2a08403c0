/** The colours that works are searched by. Imports nothing: contracts, and so browsers, read it. */
export const colorNames = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const;
export type ColorName = (typeof colorNames)[number];
