import type { HttpBindings } from '@hono/node-server';
import type { Context as BaseContext } from 'hono';

export interface HostEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The pattern of the page that answered, where a page did. */
    route?: string | undefined;
  };
}

export type HonoContext = BaseContext<HostEnv>;
