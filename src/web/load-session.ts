import type { RouterContextProvider } from 'react-router';
import { type ArborApi, apiOf, isApiError } from '../ui/api/client.ts';
import { refusalOf } from '../ui/api/loader-api.ts';
import { isAdminPath } from './admin-path.ts';

type User = Awaited<ReturnType<typeof askUser>>;
type Admin = Awaited<ReturnType<typeof askAdmin>>;
type Contributor = Awaited<ReturnType<typeof askContributor>>;

/** Who looks at a page, as what. */
export interface Person {
  readonly authenticated: boolean;
  readonly user: User | null;
  readonly admin: Admin | null;
  readonly contributor: Contributor;
}

export const nobody: Person = { authenticated: false, user: null, admin: null, contributor: null };

const askUser = async (api: ArborApi) => (await api('GET /user/authenticate', {})).user;
const askAdmin = async (api: ArborApi) => (await api('GET /admin/authenticate', {})).admin;
const askContributor = async (api: ArborApi) => (await api('GET /contributor/account', {})).contributor;

/** A missing or dead session is nobody; everything else is a failure of the page. */
async function unlessNobody<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw refusalOf(error);
  }
}

/** For the root's loader: the admin below `/admin`, else the user with what they are as a contributor. */
export async function personOf(context: Readonly<RouterContextProvider>, pathname: string): Promise<Person> {
  const api = apiOf(context);
  if (isAdminPath(pathname)) {
    const admin = await unlessNobody(askAdmin(api));
    return { ...nobody, authenticated: admin !== null, admin };
  }
  const user = await unlessNobody(askUser(api));
  if (user === null) return nobody;
  // The suspended can only sign out: that call would refuse them.
  const contributor = user.suspended === null ? await unlessNobody(askContributor(api)) : null;
  return { ...nobody, authenticated: true, user, contributor };
}
