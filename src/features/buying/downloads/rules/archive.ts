import { nameFilesOfFolder, toFolderName } from '../../../../platform/file-name.ts';
import { createTranslator } from '../../../../platform/http/messages.ts';

interface VariantToArchive {
  readonly title: string;
  readonly variantName: string;
  readonly files: readonly { readonly name: string }[];
}

/** What the ZIP of a variant is called, and the paths of its files in it, in their order. */
export const nameVariantArchive = ({ title, variantName, files }: VariantToArchive) => ({
  name: `${toFolderName(`${title} – ${variantName}`, 'work')}.zip`,
  paths: nameFilesOfFolder(files),
});

/** What a ZIP says of files that are not in it. */
export const describeMissing = createTranslator({
  name: { en: 'NOT INCLUDED.txt', bn: 'যা নেই.txt' },
  text: {
    en: 'These files could not be had and are not in this archive. Please download them singly later, or write to us:',
    bn: 'এই ফাইলগুলো পাওয়া যায়নি, তাই এই আর্কাইভে নেই। পরে আলাদা করে ডাউনলোড করুন, বা আমাদের লিখুন:',
  },
});
