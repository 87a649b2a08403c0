import { parseContact } from '../../src/features/editorial/requests/contract/contact.ts';
import { toContactHint } from '../../src/features/editorial/requests/rules/contact-hint.ts';
import {
  createForgetToken,
  encryptContact,
  hashForgetToken,
} from '../../src/features/editorial/requests/service/contact.ts';
import { writeBrief } from '../../src/features/editorial/requests/store/briefs.ts';
import { addRequest, setStatus } from '../../src/features/editorial/requests/store/requests.ts';
import { type Context, inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { hashToken } from '../../src/platform/identity/encryption.ts';
import type { FillState } from './fill-state.ts';

interface DemoRequest {
  readonly key: string;
  readonly category: string;
  readonly language: 'en' | 'bn';
  readonly title: string;
  readonly description: string;
  readonly budget: number | null;
  /** Deadline in days after the day on which the demo is filled. */
  readonly deadlineDays: number | null;
  /** Text for contributors, if the request is published as a brief. */
  readonly brief?: { readonly title: string; readonly description: string };
}

/**
 * Demo requests, each marked as an example, because nobody made them. Nobody answers them, because the demo's authors
 * don't know about them.
 */
const requests: readonly DemoRequest[] = [
  {
    key: 'ferry-icons',
    category: 'icons',
    language: 'en',
    title: 'Icons for a ferry timetable',
    description:
      'An example of the demo. Twelve line icons for a printed timetable: launch, ferry, country boat, jetty, ticket counter and the like. They have to read well at 6 mm in one colour, as SVG.',
    budget: 600_000,
    deadlineDays: 40,
    brief: {
      title: 'Twelve line icons of river transport',
      description:
        'An example of the demo. Launch, ferry, country boat, jetty, ticket counter and seven more on the same grid. One colour, readable at 6 mm in print; SVG with outlined strokes.',
    },
  },
  {
    key: 'quilt-pattern',
    category: 'patterns',
    language: 'bn',
    title: 'নকশি কাঁথার সীমাহীন প্যাটার্ন',
    description: 'ডেমোর একটি উদাহরণ। মোড়ক ছাপার জন্য নকশি কাঁথার ফোঁড়ে আঁকা একটি প্যাটার্ন দরকার, যা চারদিকে জোড়া লাগে। দুই রং: লাল আর নীল।',
    budget: 350_000,
    deadlineDays: null,
    brief: {
      title: 'নকশি কাঁথার ফোঁড়ে জোড়া-লাগা প্যাটার্ন',
      description: 'ডেমোর একটি উদাহরণ। মোড়ক ছাপার জন্য, লাল ও নীল দুই রঙে, SVG ফাইল।',
    },
  },
  {
    key: 'rain-sound',
    category: 'audio',
    language: 'en',
    title: 'Monsoon rain on a tin roof',
    description: 'An example of the demo. Two minutes that loop without a seam, for a meditation app.',
    budget: null,
    deadlineDays: 20,
  },
  {
    key: 'headline-font',
    category: 'fonts',
    language: 'bn',
    title: 'শিরোনামের জন্য মোটা বাংলা ফন্ট',
    description: 'ডেমোর একটি উদাহরণ। পোস্টারের শিরোনামে ব্যবহারের জন্য, যুক্তাক্ষরসহ।',
    budget: 1_500_000,
    deadlineDays: 90,
  },
];

const DAY_MS = 86_400_000;

async function insertRequest(ctx: Context, request: DemoRequest, categoryId: string | null): Promise<void> {
  const { key, title, description, budget, deadlineDays, language, brief } = request;
  const contact = parseContact(`${key}@demo.example`);
  if (contact === undefined) throw new Error(`${key} gives no address`);
  const id = createId();
  const deadline =
    deadlineDays === null ? null : new Date(ctx.now.getTime() + deadlineDays * DAY_MS).toISOString().slice(0, 10);
  await inTransaction(ctx, async ({ tx }) => {
    const isNew = await addRequest(tx, {
      ...{ id, categoryId, title, description, budget, deadline, language },
      accountId: null,
      contact: { kind: contact.kind, encrypted: encryptContact(ctx, id, contact), hint: toContactHint(contact) },
      submissionHash: hashToken(`demo ${key}`),
      forgetHash: hashForgetToken(createForgetToken(ctx, id)),
    });
    if (!isNew || brief === undefined) return;
    await setStatus(tx, id, { status: 'brief' });
    await writeBrief(tx, id, { ...brief, categoryId, budget, deadline });
  });
}

/** Adds a few custom requests, two of them as briefs, without sending e-mails. A repeated run changes nothing. */
export async function fillRequests(ctx: Context, state: FillState): Promise<void> {
  for (const request of requests) await insertRequest(ctx, request, state.categories[request.category] ?? null);
}
