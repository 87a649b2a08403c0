import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { attempt } from '../../../../tests/support/refused-statements.ts';
import { makeAgreement } from '../../../../tests/support/splits.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp();
let [owner, other, third] = ['', '', ''];
let [work, another]: Made[] = [];
let inForce = '';
let proposed = '';

/** Inserts a proposal and its shares, each by one statement; `answer` applies to all shares. */
const propose = (
  id: string,
  contentId: string,
  shares: readonly (readonly [who: string, points: number])[],
  answer = 'pending',
) => [
  `insert into split_agreement (id, content_id, owner_id) values ('${id}', '${contentId}', '${owner}')`,
  ...shares.map(
    ([who, points], position) =>
      `insert into split_share (agreement_id, contributor_id, position, basis_points, answer, answered_at)
       values ('${id}', '${who}', ${position}, ${points}, '${answer}', ${answer === 'pending' ? 'null' : 'now()'})`,
  ),
];

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  [owner, other, third] = (await Promise.all(
    ['owner', 'other', 'third'].map((name) => makeContributor(app, name)),
  )) as [string, string, string];
  work = await makeContent(app, { category, contributor: owner, title: 'Heron', prices: [100] });
  another = await makeContent(app, { category, contributor: owner, title: 'Crane', prices: [100] });
  inForce = await makeAgreement(app, work.contentId, [
    { contributorId: owner, basisPoints: 6000 },
    { contributorId: other, basisPoints: 4000 },
  ]);
  proposed = createId();
  expect(
    await attempt(
      app.pool,
      propose(proposed, another.contentId, [
        [owner, 5000],
        [other, 5000],
      ]),
    ),
  ).toBe('done');
});

const answer = (id: string, who: string, given: string) =>
  `update split_share set answer = '${given}', answered_at = now() where agreement_id = '${id}' and contributor_id = '${who}'`;
const enforce = (id: string) =>
  `update split_agreement set state = 'in_force', effective_at = now() where id = '${id}'`;
const end = (id: string, state = 'ended') =>
  `update split_agreement set state = '${state}', ended_at = now() where id = '${id}'`;

describe('the database refuses', () => {
  it.each<[string, () => readonly string[], string]>([
    [
      'shares below the whole',
      () =>
        propose(createId(), work?.contentId ?? '', [
          [owner, 5000],
          [other, 4999],
        ]),
      'split_whole',
    ],
    [
      'shares above it',
      () =>
        propose(createId(), work?.contentId ?? '', [
          [owner, 5000],
          [other, 5001],
        ]),
      'split_whole',
    ],
    ['an agreement without anybody', () => propose(createId(), work?.contentId ?? '', []), 'split_whole'],
    [
      'one without the work’s contributor',
      () => propose(createId(), work?.contentId ?? '', [[other, 10_000]]),
      'split_whole',
    ],
    [
      'somebody twice',
      () =>
        propose(createId(), work?.contentId ?? '', [
          [owner, 5000],
          [owner, 5000],
        ]),
      'split_share_pkey',
    ],
    [
      'less than nothing',
      () =>
        propose(createId(), work?.contentId ?? '', [
          [owner, 10_001],
          [other, -1],
        ]),
      'split_share_basis_points_check',
    ],
    [
      'a second proposal',
      () => propose(createId(), another?.contentId ?? '', [[owner, 10_000]]),
      'split_agreement_proposed',
    ],
    [
      'somebody else’s work',
      () => [
        `insert into split_agreement (id, content_id, owner_id) values ('${createId()}', '${work?.contentId}', '${other}')`,
      ],
      'split_agreement_content_id_owner_id_fkey',
    ],
    [
      'one that begins in force',
      () => [
        `insert into split_agreement (id, content_id, owner_id, state, effective_at) values ('${createId()}', '${work?.contentId}', '${owner}', 'in_force', now())`,
      ],
      'split_transition',
    ],
    ['what not all agreed to', () => [answer(proposed, owner, 'agreed'), enforce(proposed)], 'split_answers'],
    [
      'what all agreed to and isn’t in force',
      () => [answer(proposed, owner, 'agreed'), answer(proposed, other, 'agreed')],
      'split_answers',
    ],
    ['what one declined and is still proposed', () => [answer(proposed, other, 'declined')], 'split_answers'],
    ['a proposal that nobody declined as declined', () => [end(proposed, 'declined')], 'split_answers'],
    [
      'a second one in force',
      () => {
        const id = createId();
        return [...propose(id, work?.contentId ?? '', [[owner, 10_000]], 'agreed'), enforce(id)];
      },
      'split_agreement_in_force',
    ],
    [
      'another share',
      () => [`update split_share set basis_points = 1 where agreement_id = '${inForce}'`],
      'split_share_kept',
    ],
    [
      'another share of a proposal',
      () => [`update split_share set basis_points = 5001 where agreement_id = '${proposed}'`],
      'split_share_kept',
    ],
    ['an answer to what is in force', () => [answer(inForce, other, 'declined')], 'split_share_kept'],
    [
      'one more in what is in force',
      () => [
        `insert into split_share (agreement_id, contributor_id, position, basis_points) values ('${inForce}', '${third}', 2, 0)`,
      ],
      'split_share_kept',
    ],
    ['one fewer', () => [`delete from split_share where agreement_id = '${inForce}'`], 'split_share_kept'],
    ['no agreement any more', () => [`delete from split_agreement where id = '${inForce}'`], 'split_agreement_kept'],
    [
      'another work',
      () => [`update split_agreement set content_id = '${another?.contentId}' where id = '${inForce}'`],
      'split_agreement_kept',
    ],
    [
      'another time',
      () => [`update split_agreement set effective_at = now() where id = '${inForce}'`],
      'split_agreement_kept',
    ],
    ['what is in force as declined', () => [end(inForce, 'declined')], 'split_transition'],
    [
      'what has ended as in force',
      () => [end(inForce), `update split_agreement set state = 'in_force' where id = '${inForce}'`],
      'split_transition',
    ],
  ])('%s', async (_, statements, told) => {
    const dump = async () =>
      (
        await app.pool.query<object>(
          'select * from split_agreement a join split_share s on s.agreement_id = a.id order by a.id, s.position',
        )
      ).rows;
    const before = await dump();
    expect(await attempt(app.pool, statements())).toBe(told);
    expect(await dump()).toEqual(before);
  });

  it('more than ten who get something', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, (_, index) => makeContributor(app, `friend-${index}`)));
    const id = createId();
    const shares = [owner, ...people].map((who, index): [string, number] => [who, index === 0 ? 9000 : 100]);
    expect(await attempt(app.pool, propose(id, work?.contentId ?? '', shares))).toBe('split_whole');
    // The limit doesn't count contributors whose share is zero.
    const fewer = shares.map(([who, points], index): [string, number] => [
      who,
      index === 0 ? 9100 : index === 1 ? 0 : points,
    ]);
    expect(await attempt(app.pool, [...propose(id, work?.contentId ?? '', fewer), end(id, 'withdrawn')])).toBe('done');
  });

  it('lines by agreements of another work, and by what is not in force', async () => {
    const line = (agreementId: string, { contentId, variantIds }: Made) => `
      with o as (
        insert into customer_order (id, request_key, request_hash, locale, currency, total, created_at, expires_at)
        values ('${createId()}', 'key-key-key', repeat('0', 64), 'en', 'BDT', 100, now(), now() + interval '1 hour') returning id)
      insert into order_line (id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version,
        licence_code, licence_version, price, fee_basis_points, fee, agreement_id)
      select '${createId()}', o.id, 0, '${contentId}', '${variantIds[0]}', '${owner}', 'Heron', 'One', 1,
        (select code from licence limit 1), 1, 100, 3000, 30, '${agreementId}' from o`;
    if (work === undefined || another === undefined) throw new Error('no works');
    expect(await attempt(app.pool, [line(inForce, another)])).toBe('order_line_agreement_id_content_id_fkey');
    expect(await attempt(app.pool, [line(proposed, another)])).toBe('order_line_agreement');
    expect(await attempt(app.pool, [line(inForce, work)])).toBe('done');
  });
});
