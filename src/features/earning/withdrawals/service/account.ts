import * as z from 'zod';
import type { Platform } from '../../../../platform/context.ts';
import { toRequestPlace } from '../rules/place.ts';
import type { WithdrawRow } from '../store/requests.ts';

const accountFields = z.record(z.string(), z.string());

/** The account that a request is paid to, by field, in full; empty once its contributor has left. @throws DecryptionError */
export const openAccount = (platform: Platform, { id, encrypted }: WithdrawRow): Readonly<Record<string, string>> =>
  encrypted === null ? {} : accountFields.parse(JSON.parse(platform.encryption.decrypt(encrypted, toRequestPlace(id))));
