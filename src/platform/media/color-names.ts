/**
 * Colours by which works can be filtered. This file has no imports, because contracts, and thereby browsers, load it.
 */
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
