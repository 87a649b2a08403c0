/**
 * Converts an id to a reference that payment providers accept: 25 capital letters and digits. SSLCOMMERZ allows 30
 * characters.
 */
export const toReference = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .toUpperCase()
    .padStart(25, '0');

export const isReference = (text: string): boolean => /^[0-9A-Z]{25}$/.test(text);
