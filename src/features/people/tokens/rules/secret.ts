/** Prefix by which people and scanners for leaked secrets recognise a token. */
const PREFIX = 'arbor_';

/** The token with these random bits, in base64url. */
export const toSecret = (random: string): string => `${PREFIX}${random}`;

export const isSecret = (text: string): boolean => /^arbor_[\w-]{43}$/.test(text);

export const getLastFour = (secret: string): string => secret.slice(-4);
