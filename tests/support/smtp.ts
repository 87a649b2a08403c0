import { createServer, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export interface MailServer {
  readonly url: string;
  readonly received: Email[];
  /** Status code with which all e-mails are refused; undefined accepts them. */
  refusal: number | undefined;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server: Server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts a real SMTP server for a test file, which stores the received e-mails. */
export async function startSmtp(): Promise<MailServer> {
  const port = await findPort();
  let smtp: SMTPServer | undefined;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refusal: undefined,
    stop: () => new Promise((resolve) => (smtp === undefined ? resolve() : smtp.close(resolve))),
    start: async () => {
      smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            if (server.refusal !== undefined) {
              done(Object.assign(new Error('Not now.'), { responseCode: server.refusal }));
              return;
            }
            void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
              server.received.push(letter);
              done();
            });
          });
        },
      });
      const opened = smtp;
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
    },
  };
  await server.start();
  afterAll(server.stop);
  return server;
}
