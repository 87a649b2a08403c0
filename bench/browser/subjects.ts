/** A public page to measure in both languages. */
export interface Subject {
  readonly name: string;
  readonly path: string;
}

interface Listed {
  readonly items: readonly { readonly _id: string; readonly contributor: { readonly username: string } }[];
}

/** Lists the eight pages on which visitors land, with identifiers of the site at `origin`. */
export async function listSubjects(origin: string): Promise<Subject[]> {
  const response = await fetch(`${origin}/api/v1/content/all?category=illustrations&limit=1`);
  const { items } = (await response.json()) as Listed;
  const [first] = items;
  if (first === undefined) throw new Error(`${origin} has no illustrations: fill the demo catalogue first.`);
  const content = new URL((await fetch(`${origin}/content/${first._id}`)).url).pathname;
  return [
    { name: 'home', path: '' },
    { name: 'listing', path: '/content' },
    { name: 'content', path: content },
    { name: 'categories', path: '/categories' },
    { name: 'free resources', path: '/free-resources' },
    { name: 'collections', path: '/collections' },
    { name: 'contributor', path: `/contributors/${first.contributor.username}` },
    { name: 'get involved', path: '/get-involved' },
  ];
}

export const languages = ['en', 'bn'] as const;

export const toAddress = (origin: string, { path }: Subject, language: (typeof languages)[number]): string =>
  `${origin}${language === 'bn' ? '/bn' : ''}${path}${language === 'en' && path === '' ? '/' : ''}`;
