import { expect } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { makeCategory, makeContent, makeContributor } from './factories.ts';
import { type SignedInUser, signInUser } from './people.ts';

export interface CalledList {
  readonly _id: string;
  readonly name: string;
  readonly note: string;
  readonly version: number;
  readonly count: number;
  readonly token: string | null;
  readonly showsOwner: boolean;
  readonly has?: boolean;
}

/** A shop with four works and a signed-in person, and the calls for lists. */
export interface ListShop {
  readonly app: TestApp;
  readonly person: SignedInUser;
  readonly works: readonly string[];
  /** Makes a call, checks its status and returns the body. */
  readonly call: (
    who: SignedInUser,
    method: string,
    path: string,
    body?: unknown,
    status?: number,
  ) => Promise<Record<string, unknown>>;
  readonly create: (who: SignedInUser, body?: object) => Promise<CalledList>;
}

export async function makeListShop(): Promise<ListShop> {
  const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_CACHE: '1' } });
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'maker');
  const works: string[] = [];
  for (const title of ['Crane', 'Anhinga', 'Bittern', 'Dipper'])
    works.push((await makeContent(app, { category, contributor, title, prices: [0] })).contentId);
  const call: ListShop['call'] = async (who, method, path, body, status = 200) => {
    const answer = await who.call(method, `/favorites/lists/${path}`, body);
    expect([method, path, answer.status, answer.body]).toEqual([method, path, status, answer.body]);
    return answer.body;
  };
  return {
    app,
    person: await signInUser(app, { name: 'Rahima' }),
    works,
    call,
    create: async (who, body = { name: 'Ideas' }) => (await call(who, 'POST', 'create', body)) as unknown as CalledList,
  };
}
