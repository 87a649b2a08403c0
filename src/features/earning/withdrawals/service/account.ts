import * as z from 'zod';
import type { Platform } from '../../../../platform/context.ts';
import { toRequestPlace } from '../rules/place.ts';
import type { WithdrawRow } from '../store/requests.ts';

const accountFields = z.record(z.string(), z.string());

/** All fields of the account to pay a withdrawal to; empty after the contributor has left. @throws DecryptionError */
export const openAccount = (platform: Platform, { id, encrypted }: WithdrawRow): Readonly<Record<string, string>> =>
  encrypted === null ? {} : accountFields.parse(JSON.parse(platform.encryption.decrypt(encrypted, toRequestPlace(id))));
