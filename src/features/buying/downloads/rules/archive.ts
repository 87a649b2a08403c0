import { nameFilesOfFolder, toFolderName } from '../../../../platform/file-name.ts';
import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

interface VariantToArchive {
  readonly title: string;
  readonly variantName: string;
  readonly files: readonly { readonly name: string }[];
}

/** Name of a variant's ZIP, and the paths of its files inside it, in the order of the files. */
export const nameVariantArchive = ({ title, variantName, files }: VariantToArchive) => ({
  name: `${toFolderName(`${title} – ${variantName}`, 'work')}.zip`,
  paths: nameFilesOfFolder(files),
});

/** Text of the note about files that are missing from a ZIP. */
export const describeMissing = createTranslator({ en, bn }, 'downloads_not_included');
