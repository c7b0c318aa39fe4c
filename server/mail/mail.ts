import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../http/log.ts';

export interface Letter {
  to: string;
  /** Whom an answer goes to, if not where the letter comes from. */
  replyTo?: string;
  subject: string;
  text: string;
}

/**
 * Sends letters; true when the letter is on its way. One that cannot be sent is logged without its content and never fails
 * the caller's work.
 */
export interface Mail {
  send(letter: Letter): Promise<boolean>;
}

/** Through the clinic's mail server. */
export function smtpMail(url: string, from: string, log: Log): Mail {
  const transport = createTransport(url);
  return {
    async send(letter) {
      try {
        await transport.sendMail({ from, ...letter });
        return true;
      } catch {
        log({ event: 'mail-failed' });
        return false;
      }
    },
  };
}

/** Without a mail server: into `directory` as .eml files, announced so that somebody trying the product finds them. */
export function outboxMail(directory: string, from: string, announce: (file: string) => void): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter });
      await mkdir(directory, { recursive: true });
      const file = join(
        directory,
        `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}-${++count}.eml`,
      );
      await writeFile(file, message as Buffer, { mode: 0o600 });
      announce(file);
      return true;
    },
  };
}
