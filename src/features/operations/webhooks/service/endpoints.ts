import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, parsePage, toSortPosition, toTotal } from '../../../../platform/pagination.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { MAX_ENDPOINTS, type webhooksContract } from '../contract/webhooks.ts';
import { translate } from '../rules/messages.ts';
import { deleteDeliveries } from '../store/deliveries.ts';
import {
  addEndpoint,
  countEndpoints,
  deleteEndpoint,
  type EndpointRow,
  endpointSorting,
  lockAdding,
  lockEndpoint,
  readEndpoint,
  readEndpoints,
  updateEndpoint,
} from '../store/endpoints.ts';
import { addSecret, expireSecrets, lockSecrets } from '../store/secrets.ts';
import { repeatInBatches } from './cleanup.ts';
import { encryptSecret } from './encrypted-column.ts';
import { createSecret } from './signature.ts';

type Contract = typeof webhooksContract;
type Endpoint = OutputOf<Contract['single']>;

/** Hours for which the previous secret stays valid. */
const OLD_SECRET_HOURS = 24;
/** Maximum number of deliveries to delete in one transaction with their endpoint. */
const DELETED_AT_ONCE = 1000;
/** Maximum length in the database; percent-encoding may lengthen a typed URL. */
const MAX_URL = 500;

async function presentEndpoints(ctx: Context, rows: readonly EndpointRow[]): Promise<Endpoint[]> {
  const admins = await findAdminNames(ctx, [...new Set(rows.flatMap(({ created_by }) => created_by ?? []))]);
  return rows.map((row) => {
    const creator = row.created_by === null ? undefined : admins.get(row.created_by);
    return {
      _id: row.id,
      url: row.url,
      description: row.description,
      events: row.events,
      isEnabled: row.is_enabled,
      disabledBy: row.disabled_by,
      failingSince: row.failing_since?.toISOString() ?? null,
      previousSecretUntil: row.previous_until?.toISOString() ?? null,
      createdBy: creator === undefined ? null : { name: creator.name },
      createdAt: row.created_at.toISOString(),
    };
  });
}

/** @throws Problem `not_found` if it was deleted in the meantime */
async function presentOne(ctx: Context, id: string): Promise<Endpoint> {
  const row = isId(id) ? await readEndpoint(ctx.db, id) : undefined;
  const [endpoint] = row === undefined ? [] : await presentEndpoints(ctx, [row]);
  if (endpoint === undefined) throw new Problem('not_found');
  return endpoint;
}

/** @throws Problem `bad_input` for a URL that must not be called */
function parseUrl({ platform, locale }: Context, text: string): string {
  const url = platform.outbound.parseUrl(text);
  const refuse = (key: Parameters<typeof translate>[0]) =>
    new Problem('bad_input', { errors: [{ path: 'url', message: translate(key, locale) }] });
  if (typeof url === 'string') throw refuse(url);
  // The fragment is never sent.
  url.hash = '';
  if (url.href.length > MAX_URL) throw refuse('url_long');
  return url.href;
}

const record = (
  ctx: TransactionContext,
  action: string,
  id: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> => ctx.platform.audit.record(ctx, { action, subjectType: 'webhook', subjectId: id, details });

/** Host of a URL for the audit log, because the path may be secret. */
const toHost = (url: string): string => new URL(url).host;

/** `GET /webhooks/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listEndpoints(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const page = parsePage(ctx, endpointSorting.cursors, query);
  const read = await readEndpoints(ctx.db, page);
  const { rows, nextCursor } = cutPage(endpointSorting.cursors, page, read, toSortPosition);
  return { items: await presentEndpoints(ctx, rows), nextCursor, ...toTotal(await countEndpoints(ctx.db)) };
}

/** `GET /webhooks/single/{id}`. @throws Problem `not_found` */
export const showEndpoint = (ctx: Context, { params }: InputOf<Contract['single']>): Promise<Endpoint> =>
  presentOne(ctx, params.id);

async function makeSecret(ctx: TransactionContext, endpointId: string): Promise<string> {
  const secret = createSecret();
  await addSecret(ctx.tx, encryptSecret(ctx.platform.encryption, secret, { id: createId(), endpoint_id: endpointId }));
  return secret;
}

/**
 * `POST /webhooks/create`. @throws Problem `bad_input` for a URL that must not be called; `conflict` above the maximum
 * number
 */
export async function createEndpoint(
  ctx: TransactionContext,
  { body: { description, events, ...body } }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const url = parseUrl(ctx, body.url);
  await lockAdding(ctx.tx);
  if ((await countEndpoints(ctx.tx)) >= MAX_ENDPOINTS)
    throw new Problem('conflict', { detail: translate('too_many', ctx.locale) });
  const id = createId();
  await addEndpoint(ctx.tx, { id, url, description, events, created_by: adminActor(ctx).id });
  const secret = await makeSecret(ctx, id);
  await record(ctx, 'webhook.create', id, { host: toHost(url), events });
  return { endpoint: await presentOne(ctx, id), secret };
}

/** @throws Problem `not_found` */
async function lockKnown(ctx: TransactionContext, id: string): Promise<EndpointRow> {
  const row = isId(id) ? await lockEndpoint(ctx.tx, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/**
 * `PATCH /webhooks/update/{id}`. Turning an endpoint on resets its failures.
 * @throws Problem `not_found`; `bad_input` for a URL that must not be called
 */
export async function changeEndpoint(
  ctx: TransactionContext,
  { params, body: { isEnabled, ...body } }: InputOf<Contract['update']>,
): Promise<OutputOf<Contract['update']>> {
  const row = await lockKnown(ctx, params.id);
  const url = body.url === undefined ? row.url : parseUrl(ctx, body.url);
  const change = {
    url,
    // A new URL resets the failures.
    ...(url === row.url ? {} : { failing_since: null }),
    description: body.description ?? row.description,
    events: body.events ?? row.events,
    ...(isEnabled === true && !row.is_enabled ? { is_enabled: true, disabled_by: null, failing_since: null } : {}),
    ...(isEnabled === false && row.is_enabled ? { is_enabled: false, disabled_by: 'admin' as const } : {}),
  };
  await updateEndpoint(ctx.tx, row.id, change);
  await record(ctx, 'webhook.update', row.id, {
    host: toHost(change.url),
    events: change.events,
    isEnabled: isEnabled ?? row.is_enabled,
  });
  return { endpoint: await presentOne(ctx, row.id) };
}

/**
 * `DELETE /webhooks/delete/{id}`: turns the endpoint off first, so that it gets no new deliveries while the old ones
 * are deleted.
 * @throws Problem `not_found`
 */
export async function removeEndpoint(
  ctx: Context,
  { params: { id } }: InputOf<Contract['remove']>,
): Promise<{ done: true }> {
  await inTransaction(ctx, async (own) => {
    const { is_enabled: isEnabled } = await lockKnown(own, id);
    if (isEnabled) await updateEndpoint(own.tx, id, { is_enabled: false, disabled_by: 'admin' });
  });
  await repeatInBatches(ctx, DELETED_AT_ONCE, ({ tx }, limit) => deleteDeliveries(tx, id, limit));
  await inTransaction(ctx, async (own) => {
    const row = await lockKnown(own, id);
    await lockSecrets(own.tx, id);
    await deleteEndpoint(own.tx, id);
    await record(own, 'webhook.delete', id, { host: toHost(row.url) });
  });
  return { done: true };
}

/** `POST /webhooks/roll-secret/{id}`. @throws Problem `not_found` */
export async function rollSecret(
  ctx: TransactionContext,
  { params }: InputOf<Contract['rollSecret']>,
): Promise<OutputOf<Contract['rollSecret']>> {
  const row = await lockKnown(ctx, params.id);
  await lockSecrets(ctx.tx, row.id);
  await expireSecrets(ctx.tx, row.id, OLD_SECRET_HOURS);
  const secret = await makeSecret(ctx, row.id);
  await record(ctx, 'webhook.roll_secret', row.id, { host: toHost(row.url) });
  return { endpoint: await presentOne(ctx, row.id), secret };
}
