import { foldLookAlikes } from '../../../../platform/look-alikes.ts';

/**
 * Words for roles that a name would seem to represent; a name that consists only of these and the site's name is
 * reserved.
 */
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

/** Usernames with a meaning in addresses or programs, such as placeholders. */
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

/** Whether a display name seems to represent the site: its name, `Support`, `Admin`, or a lookalike of these. */
export function isReservedName(name: string, siteName: string): boolean {
  let pattern = patterns.get(siteName);
  if (pattern === undefined) {
    pattern = createPattern(siteName);
    patterns.set(siteName, pattern);
  }
  // A number at the end is ignored, but digits inside may stand in for letters.
  const [whole, unnumbered] = [name, name.replace(/\p{N}+$/u, '')].map(foldLookAlikes);
  return [whole, unnumbered].some((folded) => folded !== undefined && folded !== 'the' && pattern.test(folded));
}

/** Whether nobody may use the username, because it is reserved as a name or has a meaning in addresses or programs. */
export const isReservedUsername = (username: string, siteName: string): boolean =>
  isReservedName(username, siteName) || usernamesOfNobody.has(foldLookAlikes(username));
