import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startAttackedServer } from '../support/attacked-server.ts';
import { makePerson } from '../support/world.ts';

/** Rate limits would refuse requests before they can be measured. */
const server = await startAttackedServer({ ARBOR_RATE_LIMITS: '0' });
const pool = new pg.Pool({ connectionString: server.databaseUrl });
afterAll(() => pool.end());
const user = await makePerson({ pool }, 'user');
const owner = await makePerson({ pool }, 'owner');

const KB = 1024;
/** The runtime's limit for the target and all headers is 256 kB. */
const MAX_HEAD = 240 * KB;
/** Maximum size of JSON bodies. */
const MAX_BODY = 256 * KB;

/** Maximum time in the event loop for one message, even on a slow machine; most take a few milliseconds. */
const MAX_MS = 2000;
/** Maximum growth of the time for four times the input, in addition to the timer's inaccuracy. */
const MAX_GROWTH = 8;
const NOISE_MS = 40;
const REPEATS = 3;

/** Repeats `text` up to `size` bytes. */
const fill = (text: string, size: number): string => text.repeat(Math.max(1, Math.floor(size / text.length)));

function toMessage(line: string, headers: readonly string[], body = ''): string {
  const all = ['Host: localhost', 'Sec-Fetch-Site: same-origin', 'Connection: close', ...headers];
  return `${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`;
}
const get = (target: string, ...headers: string[]): string => toMessage(`GET ${target}`, headers);
const post = (path: string, type: string, body: string, ...headers: string[]): string =>
  toMessage(`POST ${path}`, [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, ...headers], body);
const signIn = (body: string): string => post('/api/v1/user/sign-in/phone', 'application/json', body);
const login = (email: string): string =>
  post('/api/v1/admin/login', 'application/json', JSON.stringify({ email, password: 'x' }));
/** Creates a request whose body consists of one-byte chunks. */
const inChunks = (path: string, method: string, type: string, bytes: string, ...headers: string[]): string =>
  toMessage(
    `${method} ${path}`,
    [`Content-Type: ${type}`, 'Transfer-Encoding: chunked', ...headers],
    `${Array.from(bytes, (each) => `1\r\n${each}\r\n`).join('')}0\r\n\r\n`,
  );
const updateImage = (body: string): string =>
  toMessage(
    'PUT /api/v1/user/update/image',
    [
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Cookie: ${user.cookie}`,
    ],
    body,
  );
const imagePart = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

type Message = readonly [name: string, largest: number, toMessage: (size: number) => string];

const queries: readonly Message[] = [
  ['one name', MAX_HEAD, (n) => get(`/api/v1/content/single/x?${fill('a&', n)}`)],
  ['a hundred long values', MAX_HEAD, (n) => get(`/api/v1/content/all?${fill(`a=${'x'.repeat(n / 100 - 3)}&`, n)}`)],
  ['separators of other kinds', MAX_HEAD, (n) => get(`/bn/free?${fill(';', n)}`)],
  ['encoded characters', MAX_HEAD, (n) => get(`/free?q=${fill('%E0%A6%95', n)}`)],
  ['broken encoding', MAX_HEAD, (n) => get(`/free?q=${fill('%E0%', n)}`)],
  ['search words', MAX_HEAD, (n) => get(`/api/v1/content/all?q=${fill('ab+', n)}`)],
  ['search words, as many as are taken', 200, (n) => get(`/api/v1/content/all?q=${fill('zq+', n)}`)],
  ['a word that unfolds', 1800, (n) => get(`/api/v1/content/all?q=${fill('%EF%B7%BA', n)}`)],
  ['search words of a page', MAX_HEAD, (n) => get(`/content?q=${fill('ab+', n)}`)],
  ['exclusions', MAX_HEAD, (n) => get(`/api/v1/content/all?not=${fill('a,', n)}`)],
  ['exclusions, as many as are taken', 600, (n) => get(`/api/v1/content/facets?not=${fill('abcdefghijk,', n / 3)}`)],
  ['exclusions of a page', MAX_HEAD, (n) => get(`/content?not=${fill('a,', n)}`)],
  ['repeated exclusions', MAX_HEAD, (n) => get(`/api/v1/content/all?${fill(`not=${'b,'.repeat(n / 250)}&`, n)}`)],
  ['a price range', MAX_HEAD, (n) => get(`/api/v1/content/all?price=${fill('1', n)}-${fill('1', n)}`.slice(0, n))],
  ['a price range of a page', MAX_HEAD, (n) => get(`/content?price=${fill('1', n)}-`)],
  ['a cursor', MAX_HEAD, (n) => get(`/api/v1/content/all?cursor=${fill('W1tb', n)}`)],
  ['a cursor, as long as is taken', 400, (n) => get(`/api/v1/content/all?cursor=${fill('W1tb', n)}`)],
  ['a page to go back to', MAX_HEAD, (n) => get(`/admin/login?callback=/admin${fill('/', n)}x`)],
  ['a prefix for suggestions', MAX_HEAD, (n) => get(`/api/v1/content-category/recommendation/${fill('%20a', n)}`)],
  ['words of an admin', MAX_HEAD, (n) => get(`/api/v1/user/all?q=${fill('a+', n)}`, `Cookie: ${owner.cookie}`)],
];

const paths: readonly Message[] = [
  ['slashes', MAX_HEAD, (n) => get(`/${fill('/', n)}x`)],
  ['slashes after the language', MAX_HEAD, (n) => get(`/bn${fill('/', n)}x`)],
  ['slashes of an admin', MAX_HEAD, (n) => get(`/admin/users${fill('/', n)}x`, `Cookie: ${owner.cookie}`)],
  ['segments', MAX_HEAD, (n) => get(fill('/a', n))],
  ['segments of the API', MAX_HEAD, (n) => get(`/api/v1${fill('/a', n)}`)],
  ['dots', MAX_HEAD, (n) => get(`/${fill('a/../', n)}x`)],
  ['encoded slashes', MAX_HEAD, (n) => get(`/content/${fill('%2F', n)}`)],
  ["a page's data", MAX_HEAD, (n) => get(`/content/${fill('x', n)}.data`)],
  ['addresses for the router', MAX_HEAD, (n) => get(`/__manifest?paths=${fill('%2Fa,', n)}`)],
];

const headers: readonly Message[] = [
  ['cookies', MAX_HEAD, (n) => get('/bn', `Cookie: ${fill('a=b; ', n)}`)],
  ['session cookies', MAX_HEAD, (n) => get('/bn', `Cookie: ${fill('sid=b;', n)}`)],
  ['blanks in a cookie', MAX_HEAD, (n) => get('/bn', `Cookie: a${fill(' ', n)}b`)],
  ['many headers', 1900 * 6, (n) => get('/bn', ...Array.from({ length: n / 6 }, () => 'a: b'))],
  ['many cookie headers', 1900 * 11, (n) => get('/bn', ...Array.from({ length: n / 11 }, () => 'Cookie: a=b'))],
  ['known versions', MAX_HEAD, (n) => get('/api/v1/openapi.json', `If-None-Match: ${fill('W/"a",', n)}`)],
  ['blanks among versions', MAX_HEAD, (n) => get('/api/v1/openapi.json', `If-None-Match: "a"${fill(' ', n)}b`)],
  ['encodings', MAX_HEAD, (n) => get('/api/v1/openapi.json', `Accept-Encoding: ${fill('br;q=0,', n)}`)],
  ['blanks among encodings', MAX_HEAD, (n) => get('/api/v1/openapi.json', `Accept-Encoding: br${fill(' ', n)}x`)],
  ['zeros of an encoding', MAX_HEAD, (n) => get('/api/v1/openapi.json', `Accept-Encoding: br;q=0.${fill('0', n)}x`)],
  ['languages', MAX_HEAD, (n) => get('/', `Accept-Language: ${fill('bn;q=0.1,', n)}`)],
  ["a browser's name", MAX_HEAD, (n) => get('/free', `User-Agent: ${fill('Mozilla/5.0 (bot; ', n)}`)],
  ['a way here', MAX_HEAD, (n) => get('/free', `X-Forwarded-For: ${fill('1.1.1.1, ', n)}`)],
  ['a range', MAX_HEAD, (n) => get('/media/x/1.webp', `Range: bytes=${fill('1', n)}-${'1'.repeat(9)}`)],
  ['a host', MAX_HEAD, (n) => toMessage('GET /', []).replace('localhost', `${fill('a.', n)}x`)],
  ['a bracketed host', MAX_HEAD, (n) => toMessage('GET /', []).replace('localhost', `${fill('[', n)}x`)],
  ['a type', MAX_HEAD, (n) => post('/api/v1/user/logout', `application/json${fill(' ', n)};x`, '{}')],
  ['a boundary', MAX_HEAD, (n) => post('/api/v1/user/logout', `multipart/form-data; boundary=${fill('a', n)}`, '{}')],
];

const bodies: readonly Message[] = [
  ['an array', MAX_BODY, (n) => signIn(`[${fill('1,', n)}1]`)],
  ['nesting', MAX_BODY, (n) => signIn(fill('[', n / 2) + fill(']', n / 2))],
  ['many members', MAX_BODY, (n) => signIn(`{${Array.from({ length: n / 12 }, (_, at) => `"${at}":1`).join(',')}}`)],
  ['one member again and again', MAX_BODY, (n) => signIn(`{${fill('"__proto__":1,', n)}"a":1}`)],
  ['a number', MAX_BODY, (n) => signIn(`{"idToken":${fill('1', n)}}`)],
  ['a text of escapes', MAX_BODY, (n) => signIn(`{"idToken":"${fill('\\u0000', n)}"}`)],
  ['a token', MAX_BODY, (n) => signIn(`{"idToken":"${fill('a.', n)}"}`)],
  ['an e-mail without @', MAX_BODY, (n) => login(fill('a.', n))],
  ['an e-mail of many labels', MAX_BODY, (n) => login(`a@${fill('a.', n)}1`)],
  ['an e-mail of blanks', MAX_BODY, (n) => login(`a${fill(' ', n)}b`)],
  [
    'a profile',
    MAX_BODY,
    (n) =>
      post(
        '/api/v1/user/update/profile',
        'application/json',
        `{"name":"${fill(' \u09cb', n / 2)}x"}`,
        `Cookie: ${user.cookie}`,
      ).replace('POST', 'PUT'),
  ],
  [
    'bytes one by one',
    MAX_BODY / 6,
    (n) => inChunks('/api/v1/user/sign-in/phone', 'POST', 'application/json', fill(' ', n)),
  ],
  ['a form of many parts', 512 * KB, (n) => updateImage(`${fill('--b\r\n\r\n\r\n', n)}--b--`)],
  ['a form of one long header', 512 * KB, (n) => updateImage(`--b\r\nX: ${fill('x', n)}\r\n\r\n--b--`)],
  ['a form that almost ends', 512 * KB, (n) => updateImage(`${imagePart}${fill('\r\n--', n)}\r\n--b--`)],
  ['a picture that is none', 8 * KB * KB, (n) => updateImage(`${imagePart}${fill('x', n)}\r\n--b--`)],
  [
    'a form byte by byte',
    MAX_BODY / 6,
    (n) =>
      inChunks(
        '/api/v1/user/update/image',
        'PUT',
        'multipart/form-data; boundary=b',
        `${imagePart}${fill('x', n)}\r\n--b--`,
        `Cookie: ${user.cookie}`,
      ),
  ],
];

const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;

async function measure(message: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REPEATS; at += 1)
    times.push(
      await server.measureLoop(async () => {
        const answer = await server.sendRaw(message).catch(String);
        // The server may close the connection without a response if a body is too large.
        expect(answer).toMatch(/^(HTTP\/1\.1 [234]\d\d |.*(ECONNRESET|EPIPE))/);
      }),
    );
  return median(times);
}

describe.each([
  ['addresses', queries],
  ['paths', paths],
  ['headers', headers],
  ['bodies', bodies],
])('the time for %s grows no faster than they do', (_, messages) => {
  it.each(messages)('%s, up to %i bytes', async (_name, largest, create) => {
    const [n, double, fourfold] = [
      await measure(create(largest / 4)),
      await measure(create(largest / 2)),
      await measure(create(largest)),
    ];
    expect({ n, double, fourfold, fits: fourfold < MAX_MS }).toMatchObject({ fits: true });
    expect(double).toBeLessThan((n * MAX_GROWTH) / 2 + NOISE_MS);
    expect(fourfold).toBeLessThan(n * MAX_GROWTH + NOISE_MS);
  });
});
