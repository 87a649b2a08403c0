import { toLinkHref } from '../../contract/body.ts';

/** Normalizes a typed link address: a path of the site, a mail address or a host; undefined if it is invalid. */
export function parseHref(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (text.startsWith('/') && !text.startsWith('//')) return toLinkHref(origin + text);
  if (/^[^@:/?#]+@[^@:/?#]+\.[^@:/?#.]+$/.test(text)) return toLinkHref(`mailto:${text}`);
  const safe = toLinkHref(text);
  if (safe !== undefined) return safe;
  return /^[^/?#@]+\.[^/?#@.]{2,}(:\d+)?([/?#]|$)/.test(text) && !/^[a-z][a-z0-9+.-]*:[^\d]/i.test(text)
    ? toLinkHref(`https://${text}`)
    : undefined;
}
