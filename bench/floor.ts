import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { floorStatements } from './statements.ts';

/**
 * Baseline of a server: plain node:http, `pg`, one prepared statement and JSON.stringify; and a file that is sent
 * unchanged.
 */
const [port = '0', url = '', file = ''] = process.argv.slice(2);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** Statements whose rows are the whole response. */
const bare = new Set(['small', 'earnings']);
const pool = new pg.Pool({ connectionString: url, max: 16, application_name: 'floor' });

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
  const name = pathname.slice(1);
  if (name === 'file') {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': statSync(file).size });
    createReadStream(file, { highWaterMark: 512 * 1024 }).pipe(response);
    return;
  }
  const text = floorStatements[name];
  if (text === undefined) {
    response.writeHead(404).end();
    return;
  }
  pool.query({ name, text, values: searchParams.getAll('v') }).then(
    ({ rows }) => {
      const body = JSON.stringify(
        name === 'single' ? rows[0] : { items: bare.has(name) ? rows : rows.map((row: { card: unknown }) => row.card) },
      );
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
