import type { Readable } from 'node:stream';

interface Listening {
  close(done?: () => void): unknown;
}

/** Of @20minutes/s3rver: what is used of it. */
export interface S3Server extends Listening {
  run(): Promise<{ port: number }>;
}
/** Of smtp-server: what is used of it. */
export interface MailServer extends Listening {
  listen(port: number, host: string, listening: () => void): { address(): { port: number } };
}

export function loadServices(): {
  S3rver: new (options: {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  }) => S3Server;
  SMTPServer: new (options: {
    disabledCommands: string[];
    onData(stream: Readable, session: unknown, done: (error?: Error) => void): void;
  }) => MailServer;
};
export function findProxy(): string;
