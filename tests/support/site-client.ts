import { type APIRequestContext, request } from '@playwright/test';

/** Origin of the server that all end-to-end tests share; the global setup starts it. */
export const siteOrigin = (): string => process.env['ARBOR_TEST_ORIGIN'] ?? '';

/** Calls the site without a browser, with separate cookies. */
export async function withHttpClient<T>(work: (client: APIRequestContext) => Promise<T>): Promise<T> {
  const client = await request.newContext({ baseURL: siteOrigin() });
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
}

/** Makes a call and returns its JSON. @throws Error with status and body if it failed */
export async function send(
  client: APIRequestContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
  more: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  // The server refuses changes that don't come from its own pages.
  const headers = { origin: siteOrigin(), ...more };
  const response = await client.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
