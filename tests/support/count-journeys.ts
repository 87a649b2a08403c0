import type pg from 'pg';

/** Messages to the server of the pool's connection that is used next, while `work` runs. */
export async function countJourneys(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const client = (await pool.connect()) as unknown as {
    readonly connection: { readonly stream: { write: (...given: unknown[]) => boolean } };
    release: () => void;
  };
  const { stream } = client.connection;
  const write = stream.write.bind(stream);
  let journeys = 0;
  stream.write = (...given) => {
    journeys += 1;
    return write(...given);
  };
  client.release();
  await work();
  stream.write = write;
  return journeys;
}
