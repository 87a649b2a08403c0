import { countElements } from './inspect-svg.ts';
import { BrokenFileError, type Figures } from './report.ts';

/**
 * Checks a text, which was decoded already when its format was recognized, and parses it if its format has a grammar.
 * @throws BrokenFileError
 */
export function inspectText(bytes: Buffer, format: string): Figures {
  const text = bytes.toString('utf8');
  if (text.trim() === '') throw new BrokenFileError('The file is empty.');
  if (format === 'xml') countElements(text);
  if (format === 'json') {
    try {
      JSON.parse(text);
    } catch {
      throw new BrokenFileError('The JSON is broken.');
    }
  }
  return { characters: text.length };
}
