import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HostEnv } from '../hono-context.ts';
import { toProblem } from '../problem.ts';
import { readForm } from './form.ts';

const MAX = 1024 * 1024;
const createHost = (isOptional?: true) =>
  new Hono<HostEnv>().post('/', async (c) => {
    try {
      const form = await readForm(c, { field: 'image', maxBytes: MAX, ...(isOptional === true ? { isOptional } : {}) });
      const file = form.file === undefined ? null : (await buffer(form.file.stream)).toString('latin1').slice(0, 40);
      return c.json({ body: form.body, file });
    } catch (error) {
      const { status, errors } = toProblem(error);
      return c.json({ status, errors }, status as 400);
    }
  });

async function send(body: BodyInit, isOptional?: true, headers: Record<string, string> = {}) {
  const response = await createHost(isOptional).request('/', { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function toForm(fields: readonly (readonly [string, string | Blob])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it('gives the texts of a form and its file, in whichever order they come', async () => {
  const parts = [
    ['title', 'নৌকা'],
    ['image', new Blob(['bytes'])],
    ['summary', ''],
  ] as const;
  const expected = { body: { title: 'নৌকা', summary: '' }, file: 'bytes' };
  for (const order of [parts, parts.toReversed()]) expect((await send(toForm(order))).body).toEqual(expected);
});

it('takes an empty file for none, and refuses where it is needed', async () => {
  for (const form of [
    toForm([['title', 'a']]),
    toForm([
      ['title', 'a'],
      ['image', new Blob([])],
    ]),
  ]) {
    const again = toForm([...form.entries()]);
    expect((await send(form, true)).body).toEqual({ body: { title: 'a' }, file: null });
    expect((await send(again)).body).toMatchObject({ status: 400, errors: [{ path: 'image' }] });
  }
});

it('takes texts of a megabyte, and none that are longer', async () => {
  const long = 'a'.repeat(900_000);
  expect((await send(toForm([['content', long]]), true)).body).toEqual({ body: { content: long }, file: null });
  expect((await send(toForm([['content', 'a'.repeat(1024 * 1024 + 1)]]), true)).status).toBe(413);
  const many = Array.from({ length: 4 }, (_, index) => [`part-${index}`, long] as const);
  expect((await send(toForm(many), true)).status).toBe(413);
});

it('refuses a file that is larger than it takes, announced or not', async () => {
  expect((await send(toForm([['image', new Blob([new Uint8Array(MAX + 1)])]]))).status).toBe(413);
  const announced = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '999999999' };
  expect((await send('--x--', true, announced)).status).toBe(413);
});

it('refuses what is no form, or one of many parts or without an end', async () => {
  expect((await send('{}', true, { 'content-type': 'application/json' })).status).toBe(415);
  const many = Array.from({ length: 60 }, (_, index) => [`part-${index}`, 'a'] as const);
  expect((await send(toForm(many), true)).status).toBe(400);
  const type = { 'content-type': 'multipart/form-data; boundary=edge' };
  for (const body of [
    '',
    'edge',
    '--edge',
    '--edge\r\n\r\n',
    '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
  ])
    expect((await send(body, true, type)).status).toBe(400);
});
