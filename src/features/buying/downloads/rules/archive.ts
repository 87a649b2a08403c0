import { nameFilesOfFolder, toFolderName } from '../../../../platform/file-name.ts';
import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

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
export const describeMissing = createTranslator({ en, bn }, 'downloads_not_included');
