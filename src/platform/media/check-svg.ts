import type { RefusalCode } from './process/processed-file.ts';

/** Error for a drawing with scripts or external references, which would harm people who open the file. */
export class UnsafeSvgError extends Error {
  readonly code: RefusalCode;

  constructor(message: string, code: RefusalCode = 'BROKEN') {
    super(message);
    this.code = code;
  }
}

const maxBytes = 20_000_000;
/**
 * Patterns of what can execute code, load data, or draw what the file doesn't contain. librsvg ignores most of it;
 * browsers don't. The patterns avoid adjacent repetitions of the same characters, whose time would be quadratic.
 */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<\s*script\b/i, 'a script'],
  [/<\s*(foreignObject|iframe|embed|object|audio|video)\b/i, 'embedded documents'],
  [/<!ENTITY[^>]*\b(SYSTEM|PUBLIC)\b/i, 'outside references'],
  [/<!ENTITY/i, 'entity declarations'],
  [/\son[a-z]+\s*=/i, 'event handlers'],
  [/(href|src)\s*=\s*(?:["']\s*)?(?!#|["']|data:image\/(png|jpeg|webp|gif);)/i, 'outside references'],
  [/javascript:/i, 'a script'],
  [/@import|url\(\s*(?:["']\s*)?(?!#|["']?#|data:image\/(png|jpeg|webp|gif);)[a-z/.]/i, 'outside references'],
];

/** Checks a drawing for unsafe parts. @throws UnsafeSvgError that names the part */
export function checkSvg(svg: string): void {
  if (svg.length > maxBytes) throw new UnsafeSvgError('The SVG is larger than 20 MB.', 'TOO_COSTLY');
  for (const [pattern, what] of forbidden) {
    if (!pattern.test(svg)) continue;
    const code = what === 'outside references' ? 'EXTERNAL_REFERENCE' : 'ACTIVE_CONTENT';
    throw new UnsafeSvgError(`The SVG contains ${what}.`, code);
  }
}
