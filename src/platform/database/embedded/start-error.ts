/** The database can't be started or reached; the message is one sentence for the operator. */
export class DatabaseStartError extends Error {}
