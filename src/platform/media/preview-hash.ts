const PARTS = 7;
const BITS = 64;

/**
 * Splits a perceptual hash of 16 hexadecimal digits into seven parts, each prefixed with its number: two hashes that
 * differ in at most six bits have a part in common. Six parts have nine bits, the last one has ten.
 */
export function toHashParts(hash: string): number[] {
  const bits = BigInt(`0x${hash}`);
  return Array.from({ length: PARTS }, (_, part) => {
    const from = part * 9;
    const width = part === PARTS - 1 ? BITS - from : 9;
    const value = Number((bits >> BigInt(from)) & ((1n << BigInt(width)) - 1n));
    return part * 1024 + value;
  });
}
