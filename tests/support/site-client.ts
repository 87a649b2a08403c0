import { type APIRequestContext, request } from '@playwright/test';

/** Origin of the server that all journeys share; the global setup has started it. */
export const siteOrigin = (): string => process.env['ARBOR_TEST_ORIGIN'] ?? '';

/** Calls the site without a browser, with cookies of its own. */
export async function withHttpClient<T>(work: (client: APIRequestContext) => Promise<T>): Promise<T> {
  const client = await request.newContext({ baseURL: siteOrigin() });
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
}

/** The JSON that a call answers. @throws Error with status and body where it failed */
export async function send(
  client: APIRequestContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
  more: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  // The server refuses a change that doesn't come from its own pages.
  const headers = { origin: siteOrigin(), ...more };
  const response = await client.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
