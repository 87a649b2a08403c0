import { expect, it } from 'vitest';
import { rateStrength } from './password-strength.ts';

it.each([
  ['', 'short'],
  ['Xk7!pQ2z', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['qwertyuiopasdfgh', 'weak'],
  ['owner@localhost', 'weak'],
  ['Ownerowner123', 'weak'],
  ['boat lamp river stone', 'strong'],
  ['mangoriverteacup', 'fair'],
  ['G7#kd92!xQ_m4-Lp', 'strong'],
  ['নদীর ধারে একটি বটগাছ', 'strong'],
])('%j is %s', (password, strength) => expect(rateStrength(password, ['owner@localhost', 'Owner'])).toBe(strength));
