import * as z from 'zod';
import { id, instant } from '../../../platform/http/schemas.ts';
import { signInMethods } from '../../../platform/identity/methods.ts';

export const languages = ['en', 'bn'] as const;
export const emailKinds = ['receipt', 'review', 'withdrawal', 'refund', 'news'] as const;

/** Who is signed in, as the page's start is supplied with it. */
export const authUser = z
  .object({
    type: z.literal('user'),
    userId: id,
    username: z.string(),
    /** Address of a square picture, or null. */
    avatar: z.string().nullable(),
    email: z.string().nullable(),
    /** Suspended people are told so and can only sign out. */
    suspended: z.object({ reason: z.string() }).nullable(),
  })
  .meta({ id: 'CurrentUser' });

export const linkedMethod = z
  .object({
    method: z.enum(signInMethods),
    /** The number or e-mail that the person knows it by. */
    label: z.string(),
    linkedAt: instant,
  })
  .meta({ id: 'LinkedMethod' });

export const profile = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    bio: z.string(),
    language: z.enum(languages),
    emails: z.array(z.enum(emailKinds)),
    methods: z.array(linkedMethod),
    createdAt: instant,
  })
  .meta({ id: 'Profile' });

export const session = z
  .object({
    _id: id,
    method: z.enum([...signInMethods, 'password']),
    browser: z.string(),
    createdAt: instant,
    seenAt: instant,
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

const roles = ['owner', 'moderator'] as const;

export const authAdmin = z
  .object({
    type: z.literal('admin'),
    adminId: id,
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    totp: z.boolean(),
    /** The one-time password has to be replaced first: nothing else is answered until then. */
    passwordExpired: z.boolean(),
  })
  .meta({ id: 'CurrentAdmin' });

export const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
