import type { Browser, BrowserContext } from '@playwright/test';
import { signInAsNewAdmin } from '../../tests/support/admins.ts';
import { signInAsApplicant, signInAsContributor } from '../../tests/support/contributors.ts';
import { signInByPhone } from '../../tests/support/sign-in.ts';
import { send, siteOrigin } from '../../tests/support/site-client.ts';
import type { Audience, DemoFacts } from './pages.ts';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function readJson<T>({ request }: BrowserContext, path: string): Promise<T> {
  const response = await request.get(`/api/v1${path}`);
  if (!response.ok()) throw new Error(`GET ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Cards {
  readonly items: readonly { readonly _id: string; readonly contributor: { readonly username: string } }[];
}

async function findFirst(context: BrowserContext, query: string): Promise<Cards['items'][number]> {
  const [item] = (await readJson<Cards>(context, `/content/all?limit=1&${query}`)).items;
  if (item === undefined) throw new Error(`The demo catalogue has nothing for ${query}.`);
  return item;
}

/** One work of each kind that has a page of its own look. */
export async function readDemoFacts(context: BrowserContext): Promise<DemoFacts> {
  const { items } = await readJson<{ items: { key: string }[] }>(context, '/collection/all');
  const picture = await findFirst(context, 'category=photos');
  return {
    contentId: picture._id,
    fontId: (await findFirst(context, 'category=fonts'))._id,
    soundId: (await findFirst(context, 'category=audio'))._id,
    contributor: picture.contributor.username,
    collection: items[0]?.key ?? '',
  };
}

/** Fills the pages of an account: some favourites, one download. */
async function useSite(context: BrowserContext): Promise<void> {
  const { items } = await readJson<Cards>(context, '/content/all?limit=6&price=free');
  for (const { _id } of items) await send(context.request, 'PUT', `/api/v1/favorites/toggle-favorite/${_id}`);
  const [first] = items;
  if (first === undefined) return;
  const { variants } = await readJson<{ variants: { _id: string; price: number | null }[] }>(
    context,
    `/content/single/${first._id}`,
  );
  const free = variants.find(({ price }) => price === 0);
  if (free !== undefined) await context.request.get(`/api/v1/content/download/${first._id}/${free._id}`);
}

const preparations: Record<Audience, (context: BrowserContext) => Promise<unknown>> = {
  visitor: () => Promise.resolve(),
  user: async (context) => {
    await signInByPhone(context.request);
    await useSite(context);
  },
  applicant: (context) => signInAsApplicant(context.request),
  contributor: async (context) => signInAsContributor(await context.newPage()),
  admin: async (context) => signInAsNewAdmin(await context.newPage(), 'owner'),
};

/** Signs a new person in, as the development provider allows, and answers the cookies. */
export async function signIn(browser: Browser, audience: Audience): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: siteOrigin() });
  try {
    await preparations[audience](context);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
