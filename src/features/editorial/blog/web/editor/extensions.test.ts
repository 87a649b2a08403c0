import { expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';

interface LinkOptions {
  readonly link: { readonly isAllowedUri: (url: string) => boolean };
}

it('keeps every link that a stored text may have, however long, and no other', () => {
  const extensions = createExtensions({} as never, {} as never);
  const [{ link } = expect.unreachable()] = extensions
    .filter(({ name }) => name === 'starterKit')
    .map(({ options }) => options as LinkOptions);
  for (const href of ['https://example.org/', 'mailto:mina@example.org', `https://example.org/${'a'.repeat(5000)}`])
    expect([href, link.isAllowedUri(href)]).toEqual([href, true]);
  for (const href of ['javascript:alert(1)', 'data:text/html,a', 'ftp://example.org', 'https://a:b@example.org', '/a'])
    expect([href, link.isAllowedUri(href)]).toEqual([href, false]);
});
