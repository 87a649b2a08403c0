import { extname } from 'node:path';
import { type Format, readPromisedFormat, recognizeFormat } from '../inspect/recognize-format.ts';
import { isDangerousName, isProgram, quoteName } from './dangerous-names.ts';
import type { InputFile } from './input-file.ts';
import { RefusedFileError } from './refusal.ts';

/** Maximum size of a text in bytes, because a text has to be read completely to be distinguished from other data. */
const MAX_TEXT_BYTES = 50_000_000;
/** Formats that browsers execute. They are accepted inside archives only. */
const notAlone = new Set(['html']);

/**
 * Identifies kind and format by content.
 * @throws RefusedFileError if no reader supports the file, or if its name says something else
 */
export async function identifyFile(input: InputFile): Promise<Format> {
  const { name, size, head } = input;
  if (size === 0) throw new RefusedFileError('EMPTY', 'The file is empty.');
  if (isDangerousName(name) || isProgram(head))
    throw new RefusedFileError('DANGEROUS_FILE', `${quoteName(name)} is a program, or opens one.`);
  const byHead = recognizeFormat(head, name);
  // The whole file is read, because the head of a long text may end inside a character.
  const isOpen = byHead.kind === 'unknown' || byHead.kind === 'text' || byHead.kind === 'vector';
  const found = isOpen && size <= MAX_TEXT_BYTES ? recognizeFormat(await input.readAll(), name) : byHead;
  if (found.kind === 'unknown' || notAlone.has(found.format))
    throw new RefusedFileError('UNKNOWN_TYPE', 'Nothing here reads files of this type.');
  const promised = readPromisedFormat(name);
  if (promised !== found.format)
    throw new RefusedFileError(
      'WRONG_TYPE',
      promised === undefined
        ? `The content is ${found.format}, the name ends in ${quoteName(extname(name) || 'nothing')}.`
        : `The name says ${promised}, the content is ${found.format}.`,
    );
  return found;
}
