import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on webhooks say, in the caller's language. */
export const translate = createTranslator({
  unreadable: {
    en: 'Enter a whole address, such as https://hooks.example.com/arbor.',
    bn: 'পুরো ঠিকানা দিন, যেমন https://hooks.example.com/arbor।',
  },
  scheme: { en: 'The address must begin with https://.', bn: 'ঠিকানা https:// দিয়ে শুরু হতে হবে।' },
  credentials: {
    en: 'Leave out username and password: every call is signed.',
    bn: 'ইউজারনেম ও পাসওয়ার্ড বাদ দিন: প্রতিটি কলে স্বাক্ষর থাকে।',
  },
  port: { en: 'Only the ports 443 and 8443 can be used.', bn: 'শুধু 443 ও 8443 পোর্ট ব্যবহার করা যায়।' },
  private: {
    en: 'This address is of a private network. Enter one that can be reached from the internet.',
    bn: 'এটি একটি ব্যক্তিগত নেটওয়ার্কের ঠিকানা। ইন্টারনেট থেকে পৌঁছানো যায় এমন ঠিকানা দিন।',
  },
  url_long: { en: 'The address is too long.', bn: 'ঠিকানাটি বেশি লম্বা।' },
  too_many: {
    en: 'There are 20 webhooks, which is the most. Delete one first.',
    bn: '২০টি ওয়েবহুক আছে, এর বেশি হয় না। আগে একটি মুছুন।',
  },
  is_off: { en: 'This webhook is off. Switch it on first.', bn: 'ওয়েবহুকটি বন্ধ আছে। আগে চালু করুন।' },
  in_hand: {
    en: 'It is being sent at this moment. Wait a minute.',
    bn: 'এটি এই মুহূর্তে পাঠানো হচ্ছে। এক মিনিট অপেক্ষা করুন।',
  },
});
