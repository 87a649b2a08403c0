import { hash } from 'node:crypto';
import type { ExportCells } from '../rules/export-rows.ts';

/**
 * SHA-256 in hexadecimal of the hash before, a line feed, and the values as a JSON array of strings: of what the row says, however
 * the file writes it.
 */
export const hashRow = (previous: string, cells: ExportCells): string =>
  hash('sha256', `${previous}\n${JSON.stringify(cells)}`, 'hex');
