import { nameFilesOfFolder, toFolderName } from '../../../../platform/file-name.ts';
import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

export interface ArchivedLine {
  /** Line number from 1, as on the receipt. */
  readonly number: number;
  readonly title: string;
  readonly variantName: string;
  readonly files: readonly { readonly name: string }[];
}

/** Paths of the files in the ZIP of an order, one folder per line. */
export function nameFiles(lines: readonly ArchivedLine[]): string[][] {
  const digits = Math.max(2, ...lines.map(({ number }) => String(number).length));
  return lines.map(({ number, title, variantName, files }) => {
    const folder = `${String(number).padStart(digits, '0')} ${toFolderName(`${title} – ${variantName}`, 'work')}`;
    return nameFilesOfFolder(files).map((name) => `${folder}/${name}`);
  });
}

/** Texts about the ZIP of an order. */
export const describeArchive = createTranslator({ en, bn }, 'orders_archive');
