import type { HttpBindings } from '@hono/node-server';
import type { Context as BaseContext } from 'hono';

export interface HostEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Pattern of the page's route; undefined for other responses. */
    route?: string | undefined;
  };
}

export type HonoContext = BaseContext<HostEnv>;
