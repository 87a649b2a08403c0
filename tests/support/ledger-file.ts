import { hashRow } from '../../src/features/money/ledger/service/hash-row.ts';

/** Splits a row of an exported ledger into its values, including its hash. */
export const readCells = (row: string): string[] => row.split(',').map((cell) => cell.replaceAll('"', ''));

/** Recomputes the hashes of the rows after the heading, as a forger who knows the algorithm would. */
export const rechain = (rows: readonly string[]): string => {
  let hash = '0'.repeat(64);
  const forged = rows.slice(1).map((row) => {
    const cells = readCells(row).slice(0, -1);
    if (cells[0] === 'end') cells[7] = String(rows.length - 2);
    hash = hashRow(hash, cells);
    return [...cells, hash].map((cell) => `"${cell}"`).join(',');
  });
  return [rows[0] ?? '', ...forged].map((row) => `${row}\r\n`).join('');
};
