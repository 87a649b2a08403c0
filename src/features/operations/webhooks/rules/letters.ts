const reasons = {
  gone: {
    en: 'It answered that it is gone for good (410).',
    bn: 'ঠিকানাটি জানিয়েছে যে এটি আর নেই (410)।',
  },
  failing: {
    en: 'For five days no call of ours has reached it.',
    bn: 'পাঁচ দিন ধরে সেখানে আমাদের কোনো কল পৌঁছায়নি।',
  },
} as const;

/** What owners are written, who have no language of their own here: both. The address's path may be secret and stays out. */
export const writeDisabledLetter = ({
  host,
  disabledBy,
  url,
}: {
  readonly host: string;
  readonly disabledBy: 'gone' | 'failing';
  /** Of the page where it can be switched on again. */
  readonly url: string;
}) => ({
  subject: `Webhook to ${host} switched off · ${host}-এর ওয়েবহুক বন্ধ করা হয়েছে`,
  paragraphs: [
    `The webhook to ${host} was switched off. ${reasons[disabledBy].en} What happens from now on is not told there until you switch it on again; deliveries of the last 30 days can be replayed.`,
    `${host}-এর ওয়েবহুক বন্ধ করা হয়েছে। ${reasons[disabledBy].bn} আবার চালু না করা পর্যন্ত এরপরের কোনো ঘটনা সেখানে জানানো হবে না; গত ৩০ দিনের ডেলিভারি আবার পাঠানো যাবে।`,
  ],
  link: { label: 'The webhook · ওয়েবহুকটি', url },
});
