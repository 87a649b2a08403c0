import type { TestApp } from './app.ts';
import { makeCategory, makeContent } from './factories.ts';
import { type SignedInUser, signInContributor } from './people.ts';

export interface Collaboration {
  readonly _id: string;
  readonly state: string;
  readonly title: string;
  readonly isOwner: boolean;
  readonly shares: readonly {
    readonly username: string;
    readonly isMe: boolean;
    readonly basisPoints: number;
    readonly answer: string;
  }[];
}

type Answered = Awaited<ReturnType<SignedInUser['call']>>;

export const share = (person: SignedInUser, basisPoints: number) => ({ username: person.username, basisPoints });
export const toCollaboration = ({ body }: Answered): Collaboration => body['collaboration'] as Collaboration;
export const errorsOf = ({ body }: Answered): string[] => [
  ...new Set((body['errors'] as { path: string }[] | undefined)?.map(({ path }) => path)),
];

/** Creates three contributors, and functions for their agreements on works of the first one. */
export async function makeCollaborators(app: TestApp) {
  const category = await makeCategory(app, 'birds');
  const owner = await signInContributor(app);
  const editor = await signInContributor(app);
  const singer = await signInContributor(app);
  const propose = (contentId: string, shares: readonly unknown[], by = owner) =>
    by.call('POST', '/contributor/collaborations/propose', { contentId, shares });
  return {
    owner,
    editor,
    singer,
    propose,
    makeWork: async (): Promise<string> =>
      (await makeContent(app, { category, contributor: owner.userId, title: 'Heron', prices: [10_000] })).contentId,
    /** Proposes shares of a work. @returns identifier of the proposal */
    makeProposal: async (contentId: string, shares: readonly unknown[]): Promise<string> => {
      const answered = await propose(contentId, shares);
      if (answered.status !== 200) throw new Error(`propose: ${JSON.stringify(answered.body)}`);
      return toCollaboration(answered)._id;
    },
    answer: (person: SignedInUser, id: string, given = 'agreed') =>
      person.call('PUT', `/contributor/collaborations/answer/${id}`, { answer: given }),
    leave: (person: SignedInUser, id: string) => person.call('DELETE', `/contributor/collaborations/share/${id}`),
    /** Reads the shares of a work and its open proposals. */
    readWork: async (contentId: string) => {
      const { body } = await owner.call('GET', `/contributor/collaborations/work/${contentId}`);
      const list = (one: unknown) =>
        one === null ? null : (one as Collaboration).shares.map(({ username, basisPoints }) => [username, basisPoints]);
      return { inForce: list(body['inForce']), proposed: list(body['proposed']) };
    },
    readLastNotice: async (person: SignedInUser) => {
      const { body } = await person.call('GET', '/user/notices');
      const [notice] = body['items'] as { code: string; about: string }[];
      return notice === undefined ? undefined : [notice.code, notice.about];
    },
  };
}
