import { describe, expect, it } from 'vitest';
import { readPromisedFormat, recognizeFormat } from './recognize-format.ts';

const recognize = (text: string, name = 'a.svg'): string => recognizeFormat(Buffer.from(text), name).format;

describe('a format', () => {
  it('is SVG behind whatever may stand before the root element', () => {
    for (const before of [
      '',
      '\ufeff\n',
      '<?xml version="1.0"?>\n',
      '<!-- made by hand --><!-- <html> -->',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">',
      '<?xml version="1.0"?><!DOCTYPE svg [ <!ELEMENT a (b)> ]>\n<!-- -->',
    ])
      expect(recognize(`${before}<svg/>`), before).toBe('svg');
  });

  it('is text where the root element is another one, or none', () => {
    for (const text of [
      '<html><svg/></html>',
      '<!-- <svg>',
      '<?xml',
      '<!-- --><!DOCTYPE svg [ >',
      '<!-- --><!DOCTYPE svg [ ]',
      '<svgx/>',
      'svg',
      '   ',
    ])
      expect(recognize(text), text).toBe('txt');
  });

  it('is told in a time that grows with the length only', () => {
    expect(recognize('<!-- -->'.repeat(500_000))).toBe('txt');
    expect(recognize(' '.repeat(4_000_000))).toBe('txt');
    expect(recognize('<!DOCTYPE '.repeat(400_000))).toBe('txt');
  });

  it('is promised by the ending, whatever its case', () => {
    expect(readPromisedFormat('Photo.JPEG')).toBe('jpg');
    expect(readPromisedFormat('a/b.c/স্কেচ.SVG')).toBe('svg');
    expect(readPromisedFormat('model.blend')).toBeUndefined();
    expect(readPromisedFormat('LICENSE')).toBeUndefined();
  });
});
