import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript';
import { createOpenApiDocument } from '../src/platform/http/openapi/openapi.ts';
import { endpoints } from '../src/start/features.ts';
import { getTokenAccess } from '../src/start/token-scopes.ts';

/** Types of the operations that API tokens may call; a test compares the file with what this script writes. */
const file = join(import.meta.dirname, '../packages/client/src/api-types.ts');

export async function generateClientTypes(): Promise<string> {
  const operations = endpoints.map(({ operation }) => operation).filter((each) => getTokenAccess(each) !== undefined);
  const document = createOpenApiDocument(operations, { name: 'Arbor', version: '1' }, {}, getTokenAccess);
  const types = await openapiTypescript(document as OpenAPI3, { commentHeader: '' });
  return `// Written by \`npm run client\` from the contracts of the API.\n\n${types.trim()}\n`;
}

export const readClientTypes = (): string => readFileSync(file, 'utf8');

if (import.meta.main) writeFileSync(file, await generateClientTypes());
