import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { applyToContribute, type SignedInUser, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_NAME: 'Shilpo Haat' } });
await makeContributor(app, 'google-fonts');
const studio = await makeContributor(app, 'zs-1');
await app.pool.query("update contributor set name = 'Zubaida Stüdio' where id = $1", [studio]);

const rename = (person: SignedInUser, change: object) => person.call('PUT', '/user/update/profile', change);
const profileOf = async (person: SignedInUser) =>
  (await person.call('GET', '/user/get/profile')).body['user'] as { username: string; name: string; bio: string };

const HIDDEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

describe('a username', () => {
  it.each(['admin', 'support', 'supp0rt', 'shilpo-haat', 'sh1lpo_haat', 'shilpo-haat-support', 'api', 'null'])(
    '%s is reserved, and the field says so',
    async (username) => {
      const person = await signInUser(app);
      expect(await rename(person, { username })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'username', message: 'This username is reserved. Choose another one.' }] },
      });
      expect((await profileOf(person)).username).toBe(person.username);
    },
  );

  it.each(['google-fonts', 'goog1e-fonts', 'googlefonts', 'g00gle_f0nts', 'zubaida-studio', 'zs1', 'zubaidastudi0'])(
    '%s is what a contributor is known by, or looks like it',
    async (username) => {
      const person = await signInUser(app);
      expect(await rename(person, { username })).toMatchObject({
        status: 409,
        body: { errors: [{ path: 'username', message: expect.stringContaining('contributor') }] },
      });
    },
  );

  it('of a contributor may change among those that look like it', async () => {
    const person = await signInUser(app, { name: 'Wild Ink' });
    await applyToContribute(person);
    await app.pool.query("update contributor set status = 'active' where account_id = $1", [person.userId]);
    expect((await rename(person, { username: 'wi1d-ink' })).status).toBe(200);
    expect((await rename(await signInUser(app), { username: 'wild-lnk' })).status).toBe(409);
    expect((await rename(await signInUser(app), { username: 'wild-oak' })).status).toBe(200);
  });

  it('is made of no reserved name, of no contributor’s and of nothing that looks like either', async () => {
    for (const name of ['Admin', 'Support Team', 'Shilpo Haat', 'Аdmіn', 'Google Fonts', 'Zubaida Studio']) {
      const person = await signInUser(app, { name });
      expect([name, person.username]).toEqual([name, expect.stringMatching(/-\d{4,}$/)]);
    }
  });
});

describe('a name', () => {
  it.each(['Admin', 'Аdmin', 'Shilpo Haat Support', 'SH1LPO HAAT', 'অ্যাডমিন'])(
    '%s would speak for the site',
    async (name) => {
      const person = await signInUser(app, { name: 'Rahim Uddin' });
      expect(await rename(person, { name })).toMatchObject({ status: 400, body: { errors: [{ path: 'name' }] } });
      expect((await profileOf(person)).name).toBe('Rahim Uddin');
      expect((await profileOf(await signInUser(app, { name }))).name).toBe('');
    },
  );

  it('that an account has had before the rule stays when something else is saved', async () => {
    const person = await signInUser(app);
    await app.pool.query("update account set username = 'support', name = 'Admin' where id = $1", [person.userId]);
    expect((await rename(person, { username: 'support', name: 'Admin', bio: 'Hello' })).status).toBe(200);
  });

  it('loses what nobody sees, wherever it comes from; Bangla keeps its joiners', async () => {
    const bangla = 'র\u200d\u09cdয্যাম';
    const person = await signInUser(app, { name: `\u2066${bangla}\u2069\u200b \u202eUddin` });
    expect((await profileOf(person)).name).toBe(`${bangla} Uddin`);
    await rename(person, { name: `Ra\u200bhim\u0000\u202e\r\nUd\u200ddin`, bio: 'One\r\n\u202etwo\u0007' });
    expect(await profileOf(person)).toMatchObject({ name: 'Rahim Uddin', bio: 'One\ntwo' });
    await applyToContribute(person);
    const change = { name: 'St\u2060udio \u{e0041}', bio: 'A\u00adB', website: ' https://example.com/\u200b ' };
    const { status, body } = await person.call('PUT', '/contributor/update/profile', change);
    expect(status).toBe(200);
    expect(body['contributor']).toMatchObject({ name: 'Studio', bio: 'AB', website: 'https://example.com/' });
    const { rows } = await app.pool.query<{ text: string }>(
      'select concat(a.name, c.name, c.bio, c.website) as text from account a join contributor c on c.account_id = a.id where a.id = $1',
      [person.userId],
    );
    expect(rows[0]?.text.replaceAll(bangla, '')).not.toMatch(HIDDEN);
  });
});
