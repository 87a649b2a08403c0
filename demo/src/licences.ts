import { packageText } from './package-file.ts';
import type { DemoLicence } from './types.ts';

const licence = (
  code: string,
  name: string,
  nameBn: string,
  url: string,
  attributionRequired: boolean,
  summary: string,
  summaryBn: string,
): DemoLicence => ({
  code,
  name,
  nameBn,
  url,
  attributionRequired,
  commercialUse: true,
  summary,
  summaryBn,
});

export const licences: DemoLicence[] = [
  licence(
    'mit',
    'MIT License',
    'এমআইটি লাইসেন্স',
    'https://opensource.org/license/mit',
    true,
    'Use, change, sell and share it in anything; keep the copyright notice with copies of the files.',
    'যেকোনো কাজে ব্যবহার, পরিবর্তন, বিক্রি ও বিতরণ করুন; ফাইলের সঙ্গে স্বত্বের বিবৃতি রাখুন।',
  ),
  licence(
    'isc',
    'ISC License',
    'আইএসসি লাইসেন্স',
    'https://opensource.org/license/isc-license-txt',
    true,
    'As free as MIT in fewer words: any use, with the copyright notice kept in copies.',
    'এমআইটির মতোই মুক্ত: যেকোনো ব্যবহার, কপিতে স্বত্বের বিবৃতি রাখতে হবে।',
  ),
  licence(
    'apache-2.0',
    'Apache License 2.0',
    'অ্যাপাচি লাইসেন্স ২.০',
    'https://www.apache.org/licenses/LICENSE-2.0',
    true,
    'Any use, patents included; pass on the licence and say what you changed.',
    'পেটেন্টসহ যেকোনো ব্যবহার; লাইসেন্সটি সঙ্গে দিন এবং কী বদলেছেন তা জানান।',
  ),
  licence(
    'cc0-1.0',
    'CC0 1.0 Public Domain Dedication',
    'সিসি০ ১.০ (পাবলিক ডোমেইন)',
    'https://creativecommons.org/publicdomain/zero/1.0/',
    false,
    'No rights kept. Use it for anything, without asking and without naming anybody.',
    'কোনো স্বত্ব সংরক্ষিত নেই। অনুমতি বা নাম উল্লেখ ছাড়াই যেকোনো কাজে ব্যবহার করুন।',
  ),
  licence(
    'cc-by-4.0',
    'Creative Commons Attribution 4.0',
    'ক্রিয়েটিভ কমন্স অ্যাট্রিবিউশন ৪.০',
    'https://creativecommons.org/licenses/by/4.0/',
    true,
    'Any use, also commercial, when you name the author, link the licence and say what you changed.',
    'বাণিজ্যিকসহ যেকোনো ব্যবহার; নির্মাতার নাম, লাইসেন্সের লিংক ও পরিবর্তনের কথা উল্লেখ করুন।',
  ),
  licence(
    'cc-by-sa-4.0',
    'Creative Commons Attribution-ShareAlike 4.0',
    'ক্রিয়েটিভ কমন্স অ্যাট্রিবিউশন-শেয়ারঅ্যালাইক ৪.০',
    'https://creativecommons.org/licenses/by-sa/4.0/',
    true,
    'Any use, also commercial, when you name the author and share your own versions under the same licence.',
    'বাণিজ্যিকসহ যেকোনো ব্যবহার; নির্মাতার নাম দিন এবং নিজের সংস্করণ একই লাইসেন্সে প্রকাশ করুন।',
  ),
  licence(
    'ofl-1.1',
    'SIL Open Font License 1.1',
    'এসআইএল ওপেন ফন্ট লাইসেন্স ১.১',
    'https://openfontlicense.org',
    true,
    'Use the font in any work, print or web, embed and change it; the font itself is not sold on its own.',
    'যেকোনো কাজে, ছাপায় বা ওয়েবে ফন্টটি ব্যবহার, এমবেড ও পরিবর্তন করুন; শুধু ফন্টটি আলাদা করে বিক্রি করা যাবে না।',
  ),
];

const mitText = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

const iscText = `Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES
WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
`;

/** Functions that read the complete text of a licence from the installed packages. */
const texts: Readonly<Record<string, () => string>> = {
  mit: () => mitText,
  isc: () => iscText,
  'apache-2.0': () => packageText('@fontsource', 'special-elite', 'LICENSE'),
  'cc0-1.0': () => packageText('@pmndrs', 'assets', 'LICENSE'),
  'cc-by-4.0': () => packageText('@svg-maps', 'world', 'LICENSE.md'),
  'cc-by-sa-4.0': () => packageText('@streetmix', 'illustrations', 'LICENSE'),
};

/** Writes the LICENCE.txt of a download: author, licence, source and the licence's text. */
export function licenceText(code: string, attribution: string, sourceUrl: string): string {
  const terms = licences.find((candidate) => candidate.code === code);
  if (terms === undefined) throw new Error(`There is no licence ${code}.`);
  return `${attribution}\nSource: ${sourceUrl}\nLicence: ${terms.name}, ${terms.url}\n\n${terms.summary}\n\n${'-'.repeat(72)}\n\n${texts[code]?.() ?? ''}`;
}
