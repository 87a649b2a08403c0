import pg from 'pg';

/**
 * Runs statements as one transaction of the product's role.
 * @returns the constraint or error code with which the database refuses them; `done` if it accepts them
 */
export async function attempt(
  pool: pg.Pool,
  statements: readonly string[],
  isolation = 'read committed',
): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query(`begin isolation level ${isolation}`);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return 'done';
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  } finally {
    client.release();
  }
}
