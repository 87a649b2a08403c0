import type { LookName } from './looks.ts';
import type { DemoContributor } from './types.ts';

export interface Person extends Omit<DemoContributor, 'avatar'> {
  mark: string;
  look: LookName;
}

export const person = (
  key: string,
  name: string,
  website: string | null,
  look: LookName,
  mark: string,
  bio: string,
): Person => ({ key, username: key, name, website, look, mark, bio });
