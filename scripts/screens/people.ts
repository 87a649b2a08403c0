import type { Browser, BrowserContext } from '@playwright/test';
import { toReadablePath } from '../../src/platform/readable-path.ts';
import { signInAsAdmin } from '../../tests/support/admins.ts';
import { makeOrder } from '../../tests/support/checkout.ts';
import { signInAsApplicant, signInAsContributor } from '../../tests/support/contributors.ts';
import { fillCart, listOffers } from '../../tests/support/offers.ts';
import { signInByPhone } from '../../tests/support/sign-in.ts';
import { send, siteOrigin, withHttpClient } from '../../tests/support/site-client.ts';
import type { Audience, DemoFacts } from './pages.ts';

/** Objects that an audience has created, by their placeholder in a path. */
type Made = Readonly<Record<string, string>>;

/** Makes calls with somebody's cookies, or without any. */
type Caller = Pick<BrowserContext, 'request'>;

export interface SignedIn {
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly made: Made;
}

async function readJson<T>({ request }: Caller, path: string): Promise<T> {
  const response = await request.get(`/api/v1${path}`);
  if (!response.ok()) throw new Error(`GET ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Cards {
  readonly items: readonly {
    readonly _id: string;
    readonly title: string;
    readonly contributor: { readonly username: string };
  }[];
}

async function findFirst(context: Caller, query: string): Promise<Cards['items'][number]> {
  const [item] = (await readJson<Cards>(context, `/content/all?limit=1&${query}`)).items;
  if (item === undefined) throw new Error(`The demo catalogue has nothing for ${query}.`);
  return item;
}

const toPath = ({ _id, title }: Cards['items'][number]): string => toReadablePath('/content', _id, title);

/** Finds one work of each kind whose page looks different. */
export async function readDemoFacts(context: Caller): Promise<DemoFacts> {
  const { items } = await readJson<{ items: { key: string }[] }>(context, '/collection/all');
  const picture = await findFirst(context, 'category=photos');
  const icons = await findFirst(context, 'category=icons');
  const [drawing] = (await readJson<{ drawings: { slug: string }[] }>(context, `/content/drawings/${icons._id}`))
    .drawings;
  return {
    contentId: picture._id,
    contentPath: toPath(picture),
    drawingsPath: toPath(icons),
    drawingPath: `${toPath(icons)}/${drawing?.slug}`,
    fontPath: toPath(await findFirst(context, 'category=fonts')),
    patternPath: toPath(await findFirst(context, 'category=patterns')),
    soundPath: toPath(await findFirst(context, 'category=audio')),
    contributor: picture.contributor.username,
    collection: items[0]?.key ?? '',
    postId: (await readJson<{ _id: string }>(context, '/blog/single/choose-a-bangla-typeface'))._id,
  };
}

const firstId = async (context: BrowserContext, path: string): Promise<string> => {
  const [item] = (await readJson<{ items: { _id: string }[] }>(context, path)).items;
  if (item === undefined) throw new Error(`GET ${path}: the demo has none.`);
  return item._id;
};

/** Finds a webhook, or creates one. Their number is limited, so all audiences share the first one. */
async function findWebhook(context: BrowserContext): Promise<string> {
  const [found] = (await readJson<{ items: { _id: string }[] }>(context, '/webhooks/all')).items;
  if (found !== undefined) return found._id;
  const hook = { url: 'https://hooks.example.com/', events: ['order.paid'] };
  const { endpoint } = await send(context.request, 'POST', '/api/v1/webhooks/create', hook);
  return (endpoint as { _id: string })._id;
}

/**
 * Finds what an owner views individually: an order, a report, a custom request, a contributor's books, a webhook, a
 * person.
 */
async function findForOwner(context: BrowserContext): Promise<Made> {
  const order = await withHttpClient(async (client) => {
    await signInByPhone(client);
    const [first] = await listOffers(client);
    if (first === undefined) throw new Error('The demo catalogue has nothing that costs something.');
    const id = await makeOrder(client, [first]);
    const contentId = (await findFirst(context, 'category=photos'))._id;
    const report = { kind: 'copyright', words: 'This drawing is mine, from my book of 2019.' };
    await send(client, 'POST', `/api/v1/content/report/${contentId}`, report);
    return id;
  });
  return {
    order,
    report: await firstId(context, '/report/cases?limit=1&sort=-first'),
    request: await firstId(context, '/content-request/all?limit=1'),
    contributor: await firstId(context, '/contributor/all?limit=1'),
    webhook: await findWebhook(context),
    person: await firstId(context, '/user/all?limit=1'),
  };
}

/** Creates a shared list of works, and an empty one. */
async function makeLists({ request }: BrowserContext, ids: readonly string[]): Promise<Made> {
  const make = async (name: string, note: string): Promise<string> =>
    String((await send(request, 'POST', '/api/v1/favorites/lists/create', { name, note }))['_id']);
  const emptyList = await make('পহেলা বৈশাখের মঙ্গল শোভাযাত্রার মুখোশ ও আলপনা', '');
  const list = await make('Posters for the book fair', 'For the stall at the entrance.');
  for (const id of ids) await send(request, 'PUT', `/api/v1/favorites/lists/item/${list}/${id}`, { isIn: true });
  const shared = await send(request, 'PUT', `/api/v1/favorites/lists/share/${list}`, {
    isShared: true,
    showsOwner: true,
  });
  return { list, emptyList, listToken: String(shared['token']) };
}

/** Fills the pages of an account: some favorites, lists and a download. */
async function useSite(context: BrowserContext): Promise<Made> {
  const { items } = await readJson<Cards>(context, '/content/all?limit=6&price=free');
  for (const { _id } of items) await send(context.request, 'PUT', `/api/v1/favorites/toggle-favorite/${_id}`);
  const lists = await makeLists(
    context,
    items.map(({ _id }) => _id),
  );
  const [first] = items;
  if (first === undefined) return lists;
  const { variants } = await readJson<{ variants: { _id: string; price: number | null }[] }>(
    context,
    `/content/single/${first._id}`,
  );
  const free = variants.find(({ price }) => price === 0);
  if (free !== undefined) await context.request.get(`/api/v1/content/download/${first._id}/${free._id}`);
  return lists;
}

/** Starts to pay for an order in the sandbox. @returns the identifier in the URL of the sandbox's page */
async function beginPayment({ request }: BrowserContext, orderId: string): Promise<string> {
  const begun = await send(
    request,
    'POST',
    `/api/v1/payment/begin/${orderId}`,
    { provider: 'sandbox' },
    {
      'idempotency-key': crypto.randomUUID(),
    },
  );
  return new URL(String(begun['redirect'])).pathname.split('/').at(-1) ?? '';
}

/** Adds something to the cart, and creates orders in several states. */
async function buySomething(context: BrowserContext): Promise<Made> {
  const [first, second, third, fourth] = await listOffers(context.request);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('The demo catalogue has too little that costs something.');
  await fillCart(context.request, [first, second]);
  const pay = async (act: string, orderId: string): Promise<string> => {
    const payment = await beginPayment(context, orderId);
    await send(context.request, 'POST', `/api/v1/payment/sandbox/act/${payment}`, { act });
    return payment;
  };
  const paidOrder = await makeOrder(context.request, [third, fourth]);
  const endedPayment = await pay('pay', paidOrder);
  const failedOrder = await makeOrder(context.request, [second]);
  await pay('fail', failedOrder);
  const pendingOrder = await makeOrder(context.request, [first, second]);
  return { paidOrder, endedPayment, failedOrder, pendingOrder, payment: await beginPayment(context, pendingOrder) };
}

const preparations: Record<Audience, (context: BrowserContext) => Promise<Made | undefined>> = {
  visitor: () => Promise.resolve(undefined),
  user: async (context) => {
    await signInByPhone(context.request);
    const lists = await useSite(context);
    return { ...lists, ...(await buySomething(context)) };
  },
  applicant: async (context) => {
    await signInAsApplicant(context.request);
    return undefined;
  },
  contributor: async (context) => {
    await signInAsContributor(await context.newPage());
    return { brief: await firstId(context, '/content-request/briefs?limit=1') };
  },
  admin: async (context) => {
    await signInAsAdmin(await context.newPage(), 'owner');
    return findForOwner(context);
  },
};

/** Replaces placeholders in a path by the audience's objects. @throws Error if an object is missing */
export const fillPath = (path: string, made: Made): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = made[name];
    if (value === undefined) throw new Error(`${path}: nobody has made «${name}».`);
    return value;
  });

/** Signs in a new person by the development provider, and returns the cookies and the created objects. */
export async function signIn(browser: Browser, audience: Audience): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: siteOrigin() });
  try {
    const made = (await preparations[audience](context)) ?? {};
    return { storageState: await context.storageState(), made };
  } finally {
    await context.close();
  }
}
