import { foldLookAlikes } from '../../../../platform/look-alikes.ts';

/** Who somebody with such a name would seem to speak for. Made of these and the site's name alone, a name is reserved. */
const staffWords = [
  'abuse',
  'account',
  'admin',
  'administrator',
  'billing',
  'care',
  'contact',
  'customer',
  'desk',
  'finance',
  'help',
  'info',
  'legal',
  'mod',
  'moderator',
  'official',
  'owner',
  'payment',
  'payout',
  'postmaster',
  'privacy',
  'refund',
  'root',
  'security',
  'service',
  'staff',
  'superuser',
  'support',
  'sysadmin',
  'system',
  'team',
  'the',
  'trust',
  'verified',
  'webmaster',
];

const banglaStaffWords = ['অ্যাডমিন', 'এডমিন', 'অফিসিয়াল', 'মডারেটর', 'সহায়তা', 'সাপোর্ট', 'হেল্পডেস্ক', 'কর্তৃপক্ষ'];

/** What addresses and programs mean by these, or what stands for nobody. */
const usernamesOfNobody = new Set(
  [
    'anonymous',
    'anybody',
    'api',
    'app',
    'assets',
    'blog',
    'bn',
    'cart',
    'categories',
    'collections',
    'content',
    'contributor',
    'contributors',
    'daemon',
    'edit',
    'en',
    'everybody',
    'everyone',
    'favorites',
    'ftp',
    'guest',
    'hostmaster',
    'localhost',
    'login',
    'logout',
    'mail',
    'me',
    'media',
    'new',
    'no-reply',
    'nobody',
    'null',
    'profile',
    'register',
    'settings',
    'sign-in',
    'sign-out',
    'sign-up',
    'undefined',
    'user',
    'users',
    'visitor',
    'www',
  ].map(foldLookAlikes),
);

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const createPattern = (siteName: string): RegExp => {
  const words = [...staffWords, ...banglaStaffWords, siteName].map(foldLookAlikes).filter((word) => word !== '');
  return new RegExp(`^(?:(?:${words.map(escapePattern).join('|')})s?)+$`, 'u');
};

const patterns = new Map<string, RegExp>();

/** Whether a display name seems to speak for the site: its name, `Support`, `Admin`, and what looks like them. */
export function isReservedName(name: string, siteName: string): boolean {
  let pattern = patterns.get(siteName);
  if (pattern === undefined) {
    pattern = createPattern(siteName);
    patterns.set(siteName, pattern);
  }
  // A number behind makes no difference; digits that stand for letters do.
  const [whole, unnumbered] = [name, name.replace(/\p{N}+$/u, '')].map(foldLookAlikes);
  return [whole, unnumbered].some((folded) => folded !== undefined && folded !== 'the' && pattern.test(folded));
}

/** Whether nobody may go by a username: reserved as a name is, or an address or a program means something by it. */
export const isReservedUsername = (username: string, siteName: string): boolean =>
  isReservedName(username, siteName) || usernamesOfNobody.has(foldLookAlikes(username));
