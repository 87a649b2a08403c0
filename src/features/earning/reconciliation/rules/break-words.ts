import { createTranslator } from '../../../../platform/http/messages.ts';

/** What a kind of break is, in a few words. */
export const nameBreak = createTranslator({
  receipt_missing: { en: 'Paid order without a payment', bn: 'পরিশোধিত অর্ডার, কিন্তু পেমেন্ট নেই' },
  receipt_differs: { en: 'Payment of another amount', bn: 'পেমেন্টের অঙ্ক মেলে না' },
  charged_twice: { en: 'Charged more than once', bn: 'একাধিকবার টাকা নেওয়া হয়েছে' },
  receipt_without_order: { en: 'Payment without a paid order', bn: 'পেমেন্ট আছে, পরিশোধিত অর্ডার নেই' },
  surplus_kept: { en: 'Surplus that isn’t going back', bn: 'বাড়তি টাকা ফেরত যাচ্ছে না' },
  sale_missing: { en: 'Sale missing in the ledger', bn: 'লেজারে বিক্রি নেই' },
  sale_differs: { en: 'Sale of another amount in the ledger', bn: 'লেজারে বিক্রির অঙ্ক মেলে না' },
  share_differs: { en: 'Sale shared wrongly', bn: 'বিক্রির ভাগ ঠিক নেই' },
  sale_without_order: { en: 'Sale in the ledger without a paid order', bn: 'লেজারে বিক্রি আছে, পরিশোধিত অর্ডার নেই' },
  refund_not_sent: { en: 'Refund that the provider hasn’t sent', bn: 'রিফান্ড হয়েছে, কিন্তু টাকা পাঠানো হয়নি' },
  refund_sent_differs: { en: 'Refund of another amount was sent', bn: 'পাঠানো রিফান্ডের অঙ্ক মেলে না' },
  refund_unknown: { en: 'Money sent back without a refund', bn: 'রিফান্ড ছাড়াই টাকা ফেরত গেছে' },
  refund_elsewhere: { en: 'Refund made at the provider', bn: 'পেমেন্ট সেবার কাছেই রিফান্ড করা হয়েছে' },
  refund_late: { en: 'Refused refund that was sent after all', bn: 'প্রত্যাখ্যাত রিফান্ড শেষ পর্যন্ত পাঠানো হয়েছে' },
  refund_not_posted: { en: 'Refund missing in the ledger', bn: 'লেজারে রিফান্ড নেই' },
  refund_differs: { en: 'Refund of another amount in the ledger', bn: 'লেজারে রিফান্ডের অঙ্ক মেলে না' },
  refund_without_order: { en: 'Refund in the ledger without a refund', bn: 'লেজারে রিফান্ড আছে, অর্ডারে নেই' },
  statement_differs: { en: 'Statement and balance differ', bn: 'বিবরণী আর ব্যালেন্স মেলে না' },
  day_differs: { en: 'Day summed wrongly', bn: 'দিনের যোগফল ঠিক নেই' },
  rule_broken: { en: 'Rule of the books broken', bn: 'হিসাবের নিয়ম ভেঙেছে' },
});

/** What differs and what to do. `{expected}` and `{found}` are amounts, `{provider}` a payment service. */
export const explainBreak = createTranslator({
  receipt_missing: {
    en: 'The order is paid with {expected}, but no completed payment of {provider} is recorded for it. Look the order up at {provider}: either the payment is there and its record is missing here, or the order was marked as paid without money.',
    bn: 'অর্ডারটি {expected} দিয়ে পরিশোধিত, কিন্তু {provider}-এর কোনো সম্পন্ন পেমেন্ট এখানে নেই। {provider}-এ অর্ডারটি খুঁজুন: হয় পেমেন্ট আছে কিন্তু এখানে লেখা হয়নি, নয়তো টাকা ছাড়াই অর্ডার পরিশোধিত হয়েছে।',
  },
  receipt_differs: {
    en: 'The order costs {expected}; {provider} has received {found}. Compare with the payment at {provider}, then refund or correct the difference.',
    bn: 'অর্ডারের মূল্য {expected}; {provider} পেয়েছে {found}। {provider}-এর পেমেন্টের সঙ্গে মিলিয়ে দেখুন, তারপর পার্থক্যটি ফেরত দিন বা ঠিক করুন।',
  },
  charged_twice: {
    en: 'The order costs {expected}, but {provider} has taken {found} in several payments. Send back what is too much.',
    bn: 'অর্ডারের মূল্য {expected}, কিন্তু {provider} কয়েকটি পেমেন্টে {found} নিয়েছে। বাড়তি টাকা ফেরত দিন।',
  },
  receipt_without_order: {
    en: '{provider} has {found} for this order, but the order isn’t paid with that. Let the payment be checked again at the order, or send the money back.',
    bn: '{provider}-এর কাছে এই অর্ডারের {found} আছে, কিন্তু অর্ডারটি তা দিয়ে পরিশোধিত নয়। অর্ডার পাতায় পেমেন্ট আবার যাচাই করুন, অথবা টাকা ফেরত দিন।',
  },
  surplus_kept: {
    en: '{found} came in that the order didn’t need, and nothing of it is on its way back. Send it back at {provider}.',
    bn: 'অর্ডারের দরকার ছিল না এমন {found} এসেছে, আর তার কিছুই ফেরত যাচ্ছে না। {provider} থেকে ফেরত দিন।',
  },
  sale_missing: {
    en: 'The line was paid with {expected}, but the ledger has no sale of it at {provider}: its contributor hasn’t got a share.',
    bn: 'লাইনটির জন্য {expected} দেওয়া হয়েছে, কিন্তু লেজারে {provider}-এ এর কোনো বিক্রি নেই: নির্মাতা ভাগ পাননি।',
  },
  sale_differs: {
    en: 'The line was paid with {expected}; the ledger has a sale of {found}.',
    bn: 'লাইনটির জন্য {expected} দেওয়া হয়েছে; লেজারে বিক্রি {found}।',
  },
  share_differs: {
    en: 'Of this line the contributors should have got {expected}; the ledger gave them {found}.',
    bn: 'এই লাইনে নির্মাতাদের পাওয়ার কথা {expected}; লেজারে তাঁরা পেয়েছেন {found}।',
  },
  sale_without_order: {
    en: 'The ledger has a sale of {found} whose order isn’t paid. Find out what it was posted for before anybody withdraws it.',
    bn: 'লেজারে {found}-এর একটি বিক্রি আছে, যার অর্ডার পরিশোধিত নয়। কেউ উত্তোলন করার আগে জানুন এটি কেন লেখা হয়েছে।',
  },
  refund_not_sent: {
    en: 'A refund of {expected} counts as done, but {provider} hasn’t sent anything for it. The buyer may still wait for the money.',
    bn: '{expected} রিফান্ড সম্পন্ন বলে লেখা, কিন্তু {provider} এর জন্য কিছুই পাঠায়নি। ক্রেতা হয়তো এখনো টাকার অপেক্ষায়।',
  },
  refund_sent_differs: {
    en: 'A refund of {expected} was asked for; {provider} has sent {found}.',
    bn: '{expected} রিফান্ড চাওয়া হয়েছিল; {provider} পাঠিয়েছে {found}।',
  },
  refund_unknown: {
    en: '{provider} has sent {found} back, but the refund of the order isn’t done: downloads and shares are still as before.',
    bn: '{provider} {found} ফেরত পাঠিয়েছে, কিন্তু অর্ডারের রিফান্ড সম্পন্ন হয়নি: ডাউনলোড ও ভাগ আগের মতোই আছে।',
  },
  refund_elsewhere: {
    en: '{found} was given back at {provider} itself: the books don’t know of it, the buyer keeps the downloads and the contributor the share. Refund the order here where that isn’t meant, or accept it with a note.',
    bn: '{provider}-এর কাছেই {found} ফেরত দেওয়া হয়েছে: হিসাবে তা নেই, ক্রেতার ডাউনলোড ও নির্মাতার ভাগ রয়ে গেছে। তা না চাইলে এখানে অর্ডারটি রিফান্ড করুন, নয়তো নোটসহ মেনে নিন।',
  },
  refund_late: {
    en: '{provider} had refused to give {found} back, or never confirmed it, and has sent it after all. If the refund was tried again or paid back by transfer meanwhile, the buyer has the money twice: ask the buyer or {provider} for it, and accept this with a note once that is settled. If not, settle the refund at the order with {provider}’s reference.',
    bn: '{provider} {found} ফেরত দিতে অস্বীকার করেছিল বা কখনো নিশ্চিত করেনি, কিন্তু শেষ পর্যন্ত পাঠিয়েছে। এর মধ্যে রিফান্ডটি আবার করা হলে বা ট্রান্সফারে ফেরত দেওয়া হলে ক্রেতা টাকা দুবার পেয়েছেন: ক্রেতা বা {provider}-এর কাছে তা ফেরত চান, আর মিটে গেলে নোটসহ মেনে নিন। তা না হলে অর্ডার পাতায় {provider}-এর রেফারেন্স দিয়ে রিফান্ডটি মেটান।',
  },
  refund_not_posted: {
    en: '{expected} of this line was given back, but the ledger hasn’t taken it back from anybody.',
    bn: 'এই লাইনের {expected} ফেরত দেওয়া হয়েছে, কিন্তু লেজারে কারও কাছ থেকে তা ফেরত নেওয়া হয়নি।',
  },
  refund_differs: {
    en: 'Of this line {expected} should have been taken back; the ledger took {found}.',
    bn: 'এই লাইনে {expected} ফেরত নেওয়ার কথা; লেজারে ফেরত নেওয়া হয়েছে {found}।',
  },
  refund_without_order: {
    en: 'The ledger took {found} back, but no refund of the line is done.',
    bn: 'লেজারে {found} ফেরত নেওয়া হয়েছে, কিন্তু লাইনটির কোনো রিফান্ড সম্পন্ন হয়নি।',
  },
  statement_differs: {
    en: 'The contributor’s accounts hold {expected}; all entries of the statement together are {found}.',
    bn: 'নির্মাতার অ্যাকাউন্টে আছে {expected}; বিবরণীর সব হিসাব মিলিয়ে {found}।',
  },
  day_differs: {
    en: 'The books say {expected} of this day, but it was summed as {found}: dashboards show the latter.',
    bn: 'হিসাবে এই দিনে {expected}, কিন্তু যোগফল রাখা হয়েছে {found}: ড্যাশবোর্ডে দ্বিতীয়টি দেখায়।',
  },
  rule_broken: {
    en: '{rule} Expected {expected}, found {found}.',
    bn: '{rule} হওয়ার কথা {expected}, পাওয়া গেছে {found}।',
  },
});

/** What each rule of the books says. */
export const nameRule = createTranslator({
  more_than_listed: {
    en: 'Rules are broken more often than one check lists. Mend what is listed and check again.',
    bn: 'একবারের যাচাইয়ে যত দেখানো যায়, নিয়ম তার চেয়ে বেশি ভেঙেছে। যা দেখানো হয়েছে তা ঠিক করে আবার যাচাই করুন।',
  },
  more_statements_than_listed: {
    en: 'More statements of contributors differ from their balances than one check lists. Mend what is listed and check again.',
    bn: 'একবারের যাচাইয়ে যত দেখানো যায়, তার চেয়ে বেশি নির্মাতার বিবরণী ব্যালেন্সের সঙ্গে মেলে না। যা দেখানো হয়েছে তা ঠিক করে আবার যাচাই করুন।',
  },
  more_surplus_than_listed: {
    en: 'More money that no order needed has stayed here than one check lists. Settle what is listed and check again.',
    bn: 'কোনো অর্ডারে লাগেনি এমন যত টাকা এখানে রয়ে গেছে, একবারের যাচাইয়ে তার সব দেখানো যায় না। যা দেখানো হয়েছে তা মিটিয়ে আবার যাচাই করুন।',
  },
  more_days_than_listed: {
    en: 'Orders and payments disagree on more days than one check looks at. Mend what is listed and check again.',
    bn: 'একবারের যাচাইয়ে যত দিন দেখা যায়, তার চেয়ে বেশি দিনে অর্ডার আর পেমেন্ট মেলে না। যা দেখানো হয়েছে তা ঠিক করে আবার যাচাই করুন।',
  },
  more_line_days_than_listed: {
    en: 'Orders and ledger disagree on more days than one check looks at. Mend what is listed and check again.',
    bn: 'একবারের যাচাইয়ে যত দিন দেখা যায়, তার চেয়ে বেশি দিনে অর্ডার আর লেজার মেলে না। যা দেখানো হয়েছে তা ঠিক করে আবার যাচাই করুন।',
  },
  balance_is_sum: {
    en: 'The balance of an account isn’t the sum of its transfers.',
    bn: 'একটি অ্যাকাউন্টের ব্যালেন্স তার লেনদেনের যোগফল নয়।',
  },
  no_overdraft: { en: 'An account is below zero.', bn: 'একটি অ্যাকাউন্ট শূন্যের নিচে।' },
  journal_has_transfers: { en: 'A journal moves nothing.', bn: 'একটি জার্নালে কোনো লেনদেন নেই।' },
  line_was_sold: {
    en: 'Money of a line was released or taken back that was never sold.',
    bn: 'যে লাইন বিক্রিই হয়নি, তার টাকা ছাড়া বা ফেরত নেওয়া হয়েছে।',
  },
  line_pending: {
    en: 'What is pending of a line doesn’t fit its sale, refunds and release.',
    bn: 'একটি লাইনের অপেক্ষমাণ টাকা তার বিক্রি, রিফান্ড ও ছাড়ের সঙ্গে মেলে না।',
  },
  adds_up: {
    en: 'What the site holds isn’t what it owes and has earned.',
    bn: 'সাইটের কাছে যা আছে, তা তার দেনা ও আয়ের সমান নয়।',
  },
  reserved_is_open: {
    en: 'What is kept for withdrawals isn’t the sum of the open ones.',
    bn: 'উত্তোলনের জন্য রাখা টাকা খোলা অনুরোধগুলোর যোগফল নয়।',
  },
  withdrawal_sound: {
    en: 'The journals of a withdrawal don’t fit together.',
    bn: 'একটি উত্তোলনের জার্নালগুলো একটির সঙ্গে আরেকটি মেলে না।',
  },
  debt_first: {
    en: 'Somebody who owes money has some free to withdraw.',
    bn: 'যাঁর দেনা আছে, তাঁর উত্তোলনযোগ্য টাকাও আছে।',
  },
  released_when_cleared: {
    en: 'A share was released before its clearing time was over.',
    bn: 'ক্লিয়ারিংয়ের সময় শেষ হওয়ার আগেই ভাগ ছাড়া হয়েছে।',
  },
  bought_can_be_downloaded: { en: 'What was bought can’t be downloaded.', bn: 'যা কেনা হয়েছে, তা ডাউনলোড করা যায় না।' },
  downloadable_was_bought: {
    en: 'Something can be downloaded that isn’t paid for.',
    bn: 'যার টাকা দেওয়া হয়নি, তা ডাউনলোড করা যায়।',
  },
  refund_leaves_account: {
    en: 'What went back of a line left another account than the one that paid the buyer.',
    bn: 'একটি লাইনের ফেরত টাকা ক্রেতাকে যে অ্যাকাউন্ট থেকে দেওয়া হয়েছে, লেজারে তা অন্য অ্যাকাউন্ট থেকে গেছে।',
  },
  provider_fee_is_posted: {
    en: 'What a provider kept of a payment isn’t in the ledger.',
    bn: 'পেমেন্ট সেবা যা কেটে রেখেছে, তা লেজারে নেই।',
  },
  posted_fee_is_of_payment: {
    en: 'The ledger has a provider’s fee without a payment.',
    bn: 'লেজারে পেমেন্ট ছাড়াই সেবার খরচ লেখা আছে।',
  },
  surplus_is_posted: {
    en: 'Money that no order needed isn’t in the ledger as it came in.',
    bn: 'কোনো অর্ডারে লাগেনি এমন টাকা যেভাবে এসেছে, লেজারে সেভাবে নেই।',
  },
  surplus_return_is_posted: {
    en: 'Money that no order needed isn’t in the ledger as it went back.',
    bn: 'কোনো অর্ডারে লাগেনি এমন টাকা যেভাবে ফেরত গেছে, লেজারে সেভাবে নেই।',
  },
  surplus_is_payable: {
    en: 'What the ledger owes buyers isn’t the surplus that came in and hasn’t gone back.',
    bn: 'লেজারে ক্রেতাদের পাওনা আর অতিরিক্ত পাওয়া যে টাকা এখনো ফেরত যায়নি, তা সমান নয়।',
  },
  pending_line_is_clearing: {
    en: 'A share is pending that nobody will release.',
    bn: 'একটি ভাগ অপেক্ষমাণ, যা কেউ ছাড়বে না।',
  },
  clearing_line_is_pending: {
    en: 'A line waits for its release that was released.',
    bn: 'ছাড় হয়ে গেছে এমন একটি লাইন এখনো ছাড়ের অপেক্ষায়।',
  },
  forfeit_is_own: {
    en: 'Money that somebody gave up when leaving didn’t come from them alone.',
    bn: 'কেউ চলে যাওয়ার সময় যে টাকা ছেড়েছেন, তা শুধু তাঁর নিজের ছিল না।',
  },
  refund_within_sale: {
    en: 'More of a line was taken back than was given.',
    bn: 'একটি লাইনে যা দেওয়া হয়েছে, তার বেশি ফেরত নেওয়া হয়েছে।',
  },
  part_pending: {
    en: 'What is pending of a contributor’s part of a line doesn’t fit its sale, refunds and release.',
    bn: 'একটি লাইনে একজন নির্মাতার অপেক্ষমাণ অংশ তার বিক্রি, রিফান্ড ও ছাড়ের সঙ্গে মেলে না।',
  },
  part_is_agreed: {
    en: 'A contributor got another part of a line than was agreed.',
    bn: 'একজন নির্মাতা একটি লাইনে চুক্তির চেয়ে ভিন্ন অংশ পেয়েছেন।',
  },
  adjustment_sound: {
    en: 'What an owner settled of a contributor’s money moved something else.',
    bn: 'মালিক একজন নির্মাতার টাকায় যা মিটিয়েছেন, লেজারে অন্য কিছু সরেছে।',
  },
  adjustment_is_booked: {
    en: 'The ledger doesn’t say what an owner settled of a contributor’s money.',
    bn: 'মালিক একজন নির্মাতার টাকায় যা মিটিয়েছেন, লেজারে তা নেই।',
  },
  booked_is_adjustment: {
    en: 'The ledger has settled something of a contributor’s money that no owner decided.',
    bn: 'লেজারে একজন নির্মাতার টাকায় এমন কিছু মেটানো আছে, যা কোনো মালিক ঠিক করেননি।',
  },
  request_is_booked: {
    en: 'The ledger doesn’t say of a withdrawal what its request says.',
    bn: 'উত্তোলনের অনুরোধে যা আছে, লেজারে তা নেই।',
  },
  booked_is_request: {
    en: 'The ledger has a withdrawal that nobody asked for.',
    bn: 'লেজারে এমন একটি উত্তোলন আছে, যা কেউ চাননি।',
  },
  reserved_is_requested: {
    en: 'What is kept for a contributor’s withdrawals isn’t the sum of the open requests.',
    bn: 'একজন নির্মাতার উত্তোলনের জন্য রাখা টাকা তাঁর খোলা অনুরোধগুলোর যোগফল নয়।',
  },
  transitions_end_here: {
    en: 'The history of a withdrawal ends in another state than it has.',
    bn: 'একটি উত্তোলনের ইতিহাস যে অবস্থায় শেষ, তার বর্তমান অবস্থা তা নয়।',
  },
});
