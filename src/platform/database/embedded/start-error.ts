/** The database can't be started or reached; the message is one sentence for whoever starts Arbor. */
export class DatabaseStartError extends Error {}
