import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { HostEnv } from '../hono-context.ts';
import { toProblem } from '../problem.ts';
import { readUpload } from './upload.ts';

const MAX = 10 * 1024 * 1024;
const EDGE = '----edge';
const host = new Hono<HostEnv>().put('/', async (c) => {
  try {
    const { stream, name } = await readUpload(c, { field: 'image', maxBytes: MAX });
    const bytes = await buffer(stream);
    return c.json({ name, text: bytes.toString('latin1').slice(0, 100) });
  } catch (error) {
    const { status, errors } = toProblem(error);
    return c.json({ status, errors, thrown: String(error) }, status as 400);
  }
});

const sent = async (body: BodyInit, type = `multipart/form-data; boundary=${EDGE}`) => {
  const response = await host.request('/', { method: 'PUT', body, headers: { 'content-type': type } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const head = 'Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png';
const part = (headers = head, content = 'bytes'): string => `--${EDGE}\r\n${headers}\r\n\r\n${content}\r\n`;
const end = `--${EDGE}--\r\n`;
const plain = (name: string): string => part(`Content-Disposition: form-data; name="${name}"`, 'x');

describe('an upload', () => {
  it('is the one file of a form, as browsers send it', async () => {
    const form = new FormData();
    form.append('other', 'text');
    form.append('image', new File(['bytes'], 'ছবি.png'));
    const response = await host.request('/', { method: 'PUT', body: form });
    expect(await response.json()).toEqual({ name: 'ছবি.png', text: 'bytes' });
    expect((await sent(part() + end, `multipart/form-data; boundary="${EDGE}"`)).body).toMatchObject({ name: 'a.png' });
    expect((await sent(plain('a') + plain('b') + part() + end)).status).toBe(200);
  });

  it('of 160,000 parts is refused without taking it apart', async () => {
    const bomb = Buffer.from(part('Content-Disposition: form-data; name="a"', '').repeat(160_000) + end);
    const body = bomb.subarray(0, MAX);
    const [before, began] = [process.memoryUsage().rss, performance.now()];
    const { status, body: told } = await sent(body);
    expect([status, told['errors']]).toEqual([400, [{ path: 'image', message: expect.any(String) }]]);
    expect(performance.now() - began).toBeLessThan(500);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('with a header of megabytes, or thousands of them, is refused as quickly', async () => {
    const long = `${head}\r\nX-A: ${'a'.repeat(9_000_000)}`;
    const many = `${head}\r\n${'X-A: a\r\n'.repeat(200_000)}X-B: b`;
    for (const headers of [long, many]) {
      const began = performance.now();
      expect((await sent(part(headers) + end)).status).toBe(400);
      expect(performance.now() - began).toBeLessThan(500);
    }
  });

  const names = [
    '',
    '[]',
    'image[',
    'image[a][b]',
    '__proto__',
    'constructor',
    'a'.repeat(3000),
    'image\0',
    '%00',
    '"',
  ];
  const broken: readonly string[] = [
    '',
    '\r\n',
    EDGE,
    `--${EDGE}`,
    `--${EDGE}--`,
    `--${EDGE}\r\n`,
    `--${EDGE}\r\n\r\n`,
    `--${EDGE}\r\n\r\n\r\n${end}`,
    end,
    end.repeat(3),
    `${end}${part()}`,
    part(),
    part().trimEnd(),
    `${part()}--${EDGE}`,
    `${part()}--${EDGE}-`,
    (part() + end).replaceAll('\r\n', '\n'),
    (part() + end).replaceAll('\r\n', '\r'),
    (part() + end).replaceAll('\r\n', '\n\r'),
    (part() + end).replaceAll('\r\n\r\n', '\r\n'),
    (part() + end).replaceAll('--', '-'),
    (part() + end).replaceAll(EDGE, 'another'),
    part('') + end,
    `--${EDGE}\r\n${head}\r\n\r\nAAAA--${EDGE}--\r\n`,
    part('Content-Disposition: form-data') + end,
    part('Content-Disposition: attachment; name="image"; filename="a"') + end,
    part('Content-Disposition: form-data; filename="a.png"') + end,
    part('Content-Disposition: form-data; name="image; filename="a.png"') + end,
    part('Content-Disposition: form-data; name="image"') + end,
    part('Content-Disposition; form-data') + end,
    part('Content-Type: image/png') + end,
    part(': empty') + end,
    part('\0\0\0') + end,
    part(`${head}\r\n${head.replace('image"', 'image2"')}`, '') + end,
    part(`${head}\r\nContent-Transfer-Encoding: base64`, '') + end,
    part(head, '') + end,
    part(head.replace('a.png', '../../etc/passwd'), '') + end,
    ...names.map((name) => part(`Content-Disposition: form-data; name="${name}"; filename="a"`) + end),
    ...[1, 2, 7, 50].map((times) => `--${EDGE}\r\n`.repeat(times)),
    ...[9, 100].map((times) => plain('image').repeat(times) + end),
    ...[5000, 100_000].map((size) => part(`X: ${'x'.repeat(size)}\r\n${head}`) + end),
    ...Array.from({ length: 12 }, (_, each) => (part() + end).slice(0, 10 * each + 3)),
    Buffer.from(Array.from({ length: 5000 }, (_, each) => (each * 7919) % 256)).toString('latin1'),
  ];

  it(`is refused where it is malformed, in ${broken.length} ways, and nothing breaks`, async () => {
    expect(broken.length).toBeGreaterThanOrEqual(60);
    const unlike: unknown[] = [];
    for (const body of broken) {
      const { status, body: told } = await sent(Buffer.from(body, 'latin1'));
      if (status !== 400) unlike.push([status, body.slice(0, 120), told]);
    }
    expect(unlike).toEqual([]);
  });

  it('takes a file name without its closing quote for what it says', async () => {
    const { status, body } = await sent(part('Content-Disposition: form-data; name="image"; filename="a.png') + end);
    expect([status, body]).toEqual([200, { name: 'a.png', text: 'bytes' }]);
  });

  it('never breaks anything, wherever a byte of it is another', async () => {
    const good = Buffer.from(plain('a') + part() + end, 'latin1');
    for (let at = 0; at < good.length; at += 1)
      for (const byte of [0, 10, 34, 45, 255]) {
        const bytes = Buffer.from(good);
        bytes[at] = byte;
        const { status, body } = await sent(bytes);
        expect([200, 400], JSON.stringify([at, byte, body])).toContain(status);
      }
  });

  it.each([
    ['multipart/form-data', 415],
    ['multipart/mixed; boundary=x', 415],
    ['application/json', 415],
    ['multipart/form-data; boundary=', 400],
    [`multipart/form-data; boundary=${'x'.repeat(71)}`, 400],
    ['multipart/form-data; boundary="a', 400],
    [`multipart/form-data; boundary=${EDGE}; boundary=other`, 400],
    ['multipart/form-data; boundary=é', 400],
  ])('with the type %s answers %i', async (type, status) => {
    expect((await sent(part() + end, type)).status).toBe(status);
  });
});
