import { expect, it } from 'vitest';
import { describeBrowser } from './browser.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A146) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.0', ''],
  ['', ''],
  ['<script>alert(1)</script> Chrome/1', 'Chrome'],
])('knows %s', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});
