import { describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

/** Returns the findings, with paths and lines, for one file with this text. */
function messagesFor(path: string, ...source: string[]): string[] {
  return checkImports(new Map([[path, source.join('\n')]])).map(
    (finding) => `${finding.path}:${finding.line}: ${finding.message}`,
  );
}

const content = 'src/features/catalogue/content';

/** File, allowed imports, refused imports, and the advice in the finding. */
const directions: [file: string, may: string[], mayNot: string[], belongs: string][] = [
  [
    `${content}/contract.ts`,
    [
      "import * as z from 'zod'",
      "import { id } from '../../../platform/http/schemas.ts'",
      "import { operation } from '../../../platform/http/operation.ts'",
      "import { category } from '../categories/contract.ts'",
    ],
    [
      "import { sql } from 'kysely'",
      "import { toProblem } from '../../../platform/http/problem.ts'",
      "import type { Context } from '../../../platform/context.ts'",
      "import { plan } from './rules.ts'",
      "import en from './messages/en.json' with { type: 'json' }",
      "import { list } from '../categories/service.ts'",
    ],
    'calculations belong in rules.ts',
  ],
  [
    `${content}/feature.ts`,
    [
      "import type { Feature } from '../../../platform/feature.ts'",
      "import { contentEndpoints } from './endpoints.ts'",
      "import { contentStoredObjects } from './service/stored-objects.ts'",
    ],
    [
      "import { find } from './store/find.ts'",
      "import { countContent } from '../catalogue/service/categories.ts'",
      "import { contentAdminFeature } from './web/admin.ts'",
    ],
    'only says what the feature brings',
  ],
  [
    `${content}/policy.ts`,
    ["import type { Content } from './contract.ts'"],
    [
      "import { find } from './store.ts'",
      "import { newId } from '../../../platform/database/id.ts'",
      "import { combineReads } from '../../../platform/database/combine-reads.ts'",
      "import fs from 'node:fs'",
    ],
    'fetching belongs in service.ts',
  ],
  [
    `${content}/rules/terms.ts`,
    [
      "import { stemmer } from 'stemmer'",
      "import { words } from './words.ts'",
      "import { foldLetters } from '../../catalogue/rules/words.ts'",
      "import { sort } from '../contract.ts'",
      "import bn from '../messages/bn.json' with { type: 'json' }",
    ],
    [
      "import en from '../../categories/messages/en.json' with { type: 'json' }",
      "import { find } from '../store/words.ts'",
      "import { readFileSync } from 'node:fs'",
      "import pg from 'pg'",
    ],
    'fetching belongs in service.ts',
  ],
  [
    `${content}/tables.ts`,
    ["import type { Selectable } from 'kysely'", "import type { DB } from '../../../platform/database/schema.ts'"],
    ["import type { Content } from './contract.ts'"],
    'queries belong in store.ts',
  ],
  [
    `${content}/store/listing.ts`,
    [
      "import { sql } from 'kysely'",
      "import type { Database } from '../../../../platform/database/pool.ts'",
      "import type { ContentRow } from '../tables.ts'",
      "import { one } from './detail.ts'",
      "import type { Position } from '../rules/cursor.ts'",
    ],
    [
      "import { decode } from '../rules/cursor.ts'",
      "import { list } from '../service/list.ts'",
      "import type { CategoryRow } from '../../categories/tables.ts'",
      "import { Problem } from '../../../../platform/http/problem.ts'",
    ],
    'a store holds the queries on its own tables',
  ],
  [
    `${content}/service/list.ts`,
    [
      "import { listing } from '../store/listing.ts'",
      "import { mayDownload } from '../policy.ts'",
      "import { plan } from '../rules/plan.ts'",
      "import { categoryOf } from '../../categories/service.ts'",
      "import { imageOf } from '../../categories/service/image.ts'",
      "import { Problem } from '../../../../platform/http/problem.ts'",
      "import type { Database } from '../../../../platform/database/pool.ts'",
      "import { originalKey } from '../../../../platform/storage/storage.ts'",
      "import { createHash } from 'node:crypto'",
    ],
    [
      "import { find } from '../../categories/store.ts'",
      "import { isOpen } from '../../categories/rules.ts'",
      "import en from '../messages/en.json' with { type: 'json' }",
      "import { contentEndpoints } from '../endpoints.ts'",
      "import { contentJobs } from '../jobs.ts'",
      "import { sql } from 'kysely'",
      "import { parseRange } from '../../../../platform/http/range.ts'",
      "import sharp from 'sharp'",
      "import { writeFile } from 'node:fs/promises'",
    ],
    'a use case knows its own slice',
  ],
  [
    `${content}/endpoints.ts`,
    [
      "import { readEndpoint } from '../../../platform/http/endpoint.ts'",
      "import { contentContract } from './contract.ts'",
      "import { list } from './service/list.ts'",
    ],
    [
      "import { listing } from './store/listing.ts'",
      "import { list } from '../categories/service.ts'",
      "import { Hono } from 'hono'",
    ],
    'the work belongs in service.ts',
  ],
  [
    `${content}/jobs.ts`,
    [
      "import type { Job } from '../../../platform/jobs/jobs.ts'",
      "import type { Database } from '../../../platform/database/pool.ts'",
      "import { refresh } from './service/publish.ts'",
    ],
    ["import { refresh } from './store/refresh.ts'", "import { PgBoss } from 'pg-boss'"],
    'the work belongs in service.ts',
  ],
  [
    `${content}/web/content-card.tsx`,
    [
      "import { useState } from 'react'",
      "import { search } from '../contract.ts'",
      "import { mayEdit } from '../policy.ts'",
      "import { category } from '../../categories/contract.ts'",
      "import { Tile } from '../../categories/web/tile.tsx'",
      "import { Picture } from '../../../../ui/components/picture.tsx'",
      "import { browserApi } from '../../../../ui/api/client.ts'",
      "import { m } from '../../../../ui/paraglide/messages.js'",
      "import type { OutputOf } from '../../../../platform/http/operation.ts'",
      "import './content-card.css'",
    ],
    [
      "import { list } from '../service/list.ts'",
      "import type { Listed } from '../store/listing.ts'",
      "import { contentEndpoints } from '../endpoints.ts'",
      "import { plan } from '../rules/plan.ts'",
      "import en from '../messages/en.json' with { type: 'json' }",
      "import { operation } from '../../../../platform/http/operation.ts'",
      "import type { Context } from '../../../../platform/context.ts'",
      "import { Header } from '../../../../web/shell/header.tsx'",
      "import Home from '../../../../web/routes/public/home.tsx'",
      "import { sql } from 'kysely'",
      "import { readFile } from 'node:fs/promises'",
    ],
    'what the site provides through a store or context in src/ui',
  ],
  [
    'src/start/app.ts',
    [
      "import { contentFeature } from '../features/catalogue/content/feature.ts'",
      "import { reindexContributor } from '../features/catalogue/content/service/contributor-contents.ts'",
      "import { createHost } from '../platform/http/host.ts'",
      "import type { Entry } from '../web/entry.server.tsx'",
      "import { Hono } from 'hono'",
    ],
    [
      "import { contentEndpoints } from '../features/catalogue/content/endpoints.ts'",
      "import { listing } from '../features/catalogue/content/store/listing.ts'",
      "import { browserApi } from '../ui/api/client.ts'",
    ],
    'the wiring connects',
  ],
  [
    'src/platform/http/host.ts',
    [
      "import { Hono } from 'hono'",
      "import type { Operation } from './operation.ts'",
      "import { openPool } from '../database/pool.ts'",
    ],
    [
      "import { contracts } from '../../start/features.ts'",
      "import type { Listed } from '../../features/catalogue/content/contract.ts'",
      "import { browserApi } from '../../ui/api/client.ts'",
      "import { createApp } from '../../start/app.ts'",
    ],
    'platform could ship in another product',
  ],
  [
    'src/ui/components/picture.tsx',
    [
      "import { Icon } from './icon.tsx'",
      "import { formatMoney } from '../money.ts'",
      "import type { Operation } from '../../platform/http/operation.ts'",
      "import { Dialog } from '@base-ui/react'",
    ],
    [
      "import type { Content } from '../../features/catalogue/content/contract.ts'",
      "import { Card } from '../../features/catalogue/content/web/content-card.tsx'",
      "import { newId } from '../../platform/database/id.ts'",
      "import { Header } from '../../web/shell/header.tsx'",
    ],
    'knows no feature and no page',
  ],
  [
    'src/web/shell/header.tsx',
    [
      "import { Suggestions } from '../../features/catalogue/content/web/search-suggestions.tsx'",
      "import { browserApi } from '../../ui/api/client.ts'",
      "import type { Api } from '../../platform/http/operation.ts'",
    ],
    [
      "import { contracts } from '../../start/features.ts'",
      "import { list } from '../../features/catalogue/content/service/list.ts'",
      "import { createHost } from '../../platform/http/host.ts'",
      "import Home from '../routes/public/home.tsx'",
    ],
    'src/web knows src/ui',
  ],
  [
    'src/web/routes/public/home.tsx',
    [
      "import { Listing } from '../../../features/catalogue/content/web/listing.tsx'",
      "import type { contentContract } from '../../../features/catalogue/content/contract.ts'",
      "import { loaderApi } from '../../../ui/api/loader-api.ts'",
      "import type { Route } from './+types/home'",
    ],
    [
      "import { contentContract } from '../../../features/catalogue/content/contract.ts'",
      "import { list } from '../../../features/catalogue/content/service/list.ts'",
      "import { Problem } from '../../../platform/http/problem.ts'",
      "import { randomUUID } from 'node:crypto'",
    ],
    'a page knows src/web, src/ui',
  ],
];

describe.each(directions)('%s', (file, may, mayNot, belongs) => {
  test.each(may)('%s', (source) => {
    expect(messagesFor(file, source)).toEqual([]);
  });

  test.each(mayNot)('not %s', (source) => {
    expect(messagesFor(file, source)).toEqual([expect.stringContaining(belongs)]);
  });

  test('nothing from tests', () => {
    const root = '../'.repeat(file.split('/').length - 1);
    expect(messagesFor(file, `import { testApp } from '${root}tests/support/app.ts'`)).toEqual([
      expect.stringContaining('imports nothing from scripts, benches and tests'),
    ]);
  });
});

test.each([
  `${content}/list.http.test.ts`,
  `${content}/web/card.test.tsx`,
  'tests/support/app.ts',
  'demo/src/fill.ts',
  'bench/run.ts',
  'vite.config.ts',
])('%s may import anything', (file) => {
  const root = '../'.repeat(file.split('/').length - 1);
  expect(
    messagesFor(file, `import { a } from '${root}src/features/editorial/blog/store/blog.ts'`, "import pg from 'pg'"),
  ).toEqual([]);
});

test('a page file for the server alone may use Node', () => {
  const source = "import { AsyncLocalStorage } from 'node:async_hooks'";
  expect(messagesFor('src/web/locale.server.ts', source)).toEqual([]);
  expect(messagesFor('src/ui/locale.ts', source)).toHaveLength(1);
});
