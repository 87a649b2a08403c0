import pg from 'pg';

/** How the driver describes a column. */
interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** A value as the driver sends it; its types leave that out. */
export const toBoundValue = (
  pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => unknown } }
).utils.prepareValue;

export interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

// The driver's types say `any` of it.
const findParser = (type: number): Column['parse'] => pg.types.getTypeParser(type, 'text') as Column['parse'];

export const toColumns = (fields: readonly Field[]): readonly Column[] =>
  fields.map(({ name, dataTypeID }) => ({ name, parse: findParser(dataTypeID) }));

export function toRow(columns: readonly Column[], values: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at];
    const value = values[at] ?? null;
    if (column !== undefined) row[column.name] = value === null ? null : column.parse(value);
  }
  return row;
}

/** `INSERT 0 3` and `SELECT 3`: the last number is how many rows; `BEGIN` has none. */
export function readCommand(tag: string): { readonly command: string; readonly rowCount: number | null } {
  const [command = '', ...numbers] = tag.split(' ');
  const last = numbers.at(-1);
  return { command, rowCount: last === undefined || !/^\d+$/.test(last) ? null : Number(last) };
}
