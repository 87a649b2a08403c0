/** One row of a CSV file, by the names of its first row in lower case. */
export type TableRow = Readonly<Record<string, string>>;

/** Parses a CSV file (RFC 4180) with a row of names; the separator is a comma, semicolon or tab. */
export function parseTable(text: string): TableRow[] {
  const source = text.replace(/^\ufeff/, '');
  const [heading = ''] = source.split('\n', 1);
  const count = (letter: string) => heading.split(letter).length;
  const separator = [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (isQuoted && letter === '"' && source.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) endCell();
    else if (!isQuoted && letter === '\n') {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  const [names = [], ...others] = rows;
  return others
    .filter((cells) => cells.some((each) => each !== ''))
    .map((cells) => Object.fromEntries(names.map((name, at) => [name.toLowerCase(), cells[at] ?? ''])));
}
