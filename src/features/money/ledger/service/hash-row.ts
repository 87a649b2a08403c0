import { hash } from 'node:crypto';
import type { ExportCells } from '../rules/export-rows.ts';

/**
 * Hash that links a row to the one before it: hexadecimal SHA-256 of the previous hash, a line feed, and the values as
 * a JSON array of strings. It doesn't depend on how the CSV quotes the values.
 */
export const hashRow = (previous: string, cells: ExportCells): string =>
  hash('sha256', `${previous}\n${JSON.stringify(cells)}`, 'hex');
