import type { HttpBindings } from '@hono/node-server';
import type { Context as BaseContext } from 'hono';

export interface HostEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

export type HonoContext = BaseContext<HostEnv>;
