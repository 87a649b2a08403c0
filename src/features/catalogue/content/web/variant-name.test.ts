import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../ui/paraglide/runtime.js';
import { localizeVariantName } from './variant-name.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

test.each([
  ['ফ্ল্যাক', 'FLAC', 'ফ্ল্যাক'],
  ['flac + wav', 'FLAC + WAV', 'ফ্ল্যাক ও ওয়েভ'],
  ['ওয়েবফন্ট (WOFF2)'.normalize('NFD'), 'Web fonts (WOFF2)', 'ওয়েবফন্ট (WOFF2)'],
  ['SVG in all colourways + large PNG', 'SVG in all colourways + large PNG', 'সব রঙের এসভিজি ও বড় পিএনজি'],
  ['Large PNG', 'Large PNG', 'বড় পিএনজি'],
  ['Full set', 'Full set', 'পুরো সেট'],
  ['SVG + my notes', 'SVG + my notes', 'SVG + my notes'],
  ['আমার সেট', 'আমার সেট', 'আমার সেট'],
  ['', '', ''],
])('%s is %s in English and %s in Bangla', (name, english, bangla) => {
  expect(localizeVariantName(name)).toBe(english);
  overwriteGetLocale(() => 'bn');
  expect(localizeVariantName(name)).toBe(bangla);
});
