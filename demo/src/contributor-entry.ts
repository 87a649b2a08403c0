import type { LookName } from './looks.ts';
import type { DemoContributor } from './types.ts';

export interface Person extends Omit<DemoContributor, 'avatar'> {
  mark: string;
  look: LookName;
}

const toUsername = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Creates a demo contributor for an author whose open work the demo shows. `name` is the work's name; `bio` names the
 * author, who doesn't sell here. `key`: internal key that contents refer to.
 */
export const person = (
  key: string,
  name: string,
  website: string | null,
  look: LookName,
  mark: string,
  bio: string,
): Person => ({ key, username: toUsername(name), name, website, look, mark, bio });
