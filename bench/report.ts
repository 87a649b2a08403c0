import { cpus, totalmem } from 'node:os';

export interface Row {
  readonly name: string;
  readonly size: number;
  readonly connections: number;
  /** Minimum ratio to the baseline; for rows without one, minimum requests per second. */
  readonly target: number;
  readonly ours: number;
  readonly floor: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

const round = (value: number): string =>
  Number.isNaN(value) ? '' : value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1);

function line(row: Row): string {
  const ratio = row.ours / row.floor;
  const reached = Number.isNaN(ratio) ? row.ours >= row.target : ratio >= row.target;
  const target = Number.isNaN(ratio) ? `≥ ${row.target.toLocaleString('en')}/s` : `≥ ${row.target}`;
  return `| ${row.size.toLocaleString('en')} | ${row.name} | ${row.connections} | ${round(row.ours)} | ${round(row.floor)} | ${round(ratio)} | ${target} | ${reached ? 'yes' : '**no**'} | ${round(row.p50)} | ${round(row.p99)} |`;
}

/**
 * Compares a million works with twenty thousand, and page 400 with page 1, by requests per second at 16 connections.
 */
function growth(rows: readonly Row[]): string[] {
  const at = (size: number, name: string): number =>
    rows.find((row) => row.size === size && row.name === name && row.connections === 16)?.ours ?? Number.NaN;
  const sizes = [...new Set(rows.map((row) => row.size))].sort((a, b) => a - b);
  const [small = 0] = sizes;
  const large = sizes.at(-1) ?? 0;
  const names = [...new Set(rows.map((row) => row.name))].filter(
    (name) => !name.includes('cached') && !name.includes('download'),
  );
  const bySize =
    sizes.length < 2
      ? []
      : names.map(
          (name) =>
            `| ${name}: ${large.toLocaleString('en')} against ${small.toLocaleString('en')} | ${round(at(small, name) / at(large, name))} | ≤ 1.5 |`,
        );
  const byPage = sizes.map(
    (size) =>
      `| page 400 against page 1, ${size.toLocaleString('en')} | ${round(at(size, 'category, page 1') / at(size, 'category, page 400'))} | ≤ 1.2 |`,
  );
  return ['', '| cost | times | target |', '| --- | --- | --- |', ...bySize, ...byPage];
}

/** Formats the tables of one run as Markdown. */
export function report(rows: readonly Row[], run: { seconds: number; rounds: number }): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  return [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}; median of ${run.rounds} rounds of ${run.seconds} s, floor and Arbor in turn.`,
    '',
    '| contents | case | connections | Arbor/s | floor/s | ratio | target | reached | p50 ms | p99 ms |',
    '| ---: | --- | ---: | ---: | ---: | ---: | --- | --- | ---: | ---: |',
    ...rows.map(line),
    ...growth(rows),
    '',
  ].join('\n');
}
