import type { TransactionContext } from '../../../../platform/context.ts';
import { formatMoneyIn } from '../../../../platform/local-format.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { mailOwners } from '../../../people/admins/service/mail-owners.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { LimitChange } from '../rules.ts';

/** Writes to the other owners that fewer withdrawals need two of them: the one who does it could send money alone. */
export async function tellLoosened(ctx: TransactionContext, { before, after }: LimitChange): Promise<void> {
  const { id } = adminActor(ctx);
  const name = (await findAdminNames({ ...ctx, db: ctx.tx }, [id])).get(id)?.name ?? '';
  const money = (locale: 'en' | 'bn', minor: number | null): string =>
    formatMoneyIn(locale, minor ?? 0, ctx.platform.config.ARBOR_CURRENCY);
  const now =
    after === null
      ? {
          en: 'From now on one owner is enough for any amount.',
          bn: 'এখন থেকে যেকোনো অঙ্কে একজন মালিকই যথেষ্ট।',
        }
      : {
          en: `From now on two are needed from ${money('en', after)}.`,
          bn: `এখন থেকে ${money('bn', after)} বা তার বেশি হলে দুজন লাগবে।`,
        };
  const letter = {
    subject: 'Fewer withdrawals need two owners · কম উত্তোলনে এখন দুজন মালিক লাগবে',
    paragraphs: [
      `${name} has changed which withdrawals need two owners: until now all from ${money('en', before)}. ${now.en} If nobody has talked to you about this, ask, and look at the audit log.`,
      `কোন উত্তোলনে দুজন মালিক লাগবে তা ${name} বদলেছেন: এতদিন ${money('bn', before)} থেকে লাগত। ${now.bn} এ নিয়ে আপনার সঙ্গে কথা না হয়ে থাকলে জেনে নিন, এবং অডিট লগ দেখুন।`,
    ],
    link: {
      label: 'Payment settings · পেমেন্ট সেটিংস',
      url: `${ctx.platform.origin}/admin/contributors/payment-settings`,
    },
  };
  await mailOwners(ctx, letter, { exceptId: id });
}
