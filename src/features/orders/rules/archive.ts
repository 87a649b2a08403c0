import { createNameGiver, toSafeName } from '../../../platform/file-name.ts';
import { createTranslator } from '../../../platform/http/messages.ts';

export interface ArchivedLine {
  /** From 1, as on the receipt. */
  readonly number: number;
  readonly title: string;
  readonly variantName: string;
  readonly files: readonly { readonly name: string }[];
}

/** Paths in the ZIP of an order, of each line in a folder of its own. */
export function nameFiles(lines: readonly ArchivedLine[]): string[][] {
  const digits = Math.max(2, ...lines.map(({ number }) => String(number).length));
  return lines.map(({ number, title, variantName, files }) => {
    // Without an ending, which a title has none of.
    const folder = `${String(number).padStart(digits, '0')} ${toSafeName(`${title} – ${variantName}`.replaceAll('.', ' '), 'work')}`;
    const give = createNameGiver();
    return files.map(({ name }) => `${folder}/${give(toSafeName(name, 'file'))}`);
  });
}

/** What is said about the ZIP of an order. */
export const describeArchive = createTranslator({
  nothing: {
    en: 'There is nothing to download of this order: it was given back, or its files can’t be had now.',
    bn: 'এই অর্ডারের কিছু ডাউনলোড করার নেই: টাকা ফেরত দেওয়া হয়েছে, বা ফাইলগুলো এখন পাওয়া যাচ্ছে না।',
  },
  missingName: { en: 'NOT INCLUDED.txt', bn: 'যা নেই.txt' },
  missing: {
    en: 'These files could not be had and are not in this archive. Please download them singly later, or write to us:',
    bn: 'এই ফাইলগুলো পাওয়া যায়নি, তাই এই আর্কাইভে নেই। পরে আলাদা করে ডাউনলোড করুন, বা আমাদের লিখুন:',
  },
});
