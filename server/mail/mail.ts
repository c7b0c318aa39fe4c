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

/** For how long a letter that the mail server does not take is tried again. */
export const LETTER_TRIED_FOR_MS = 86_400_000;

/** For jobs: fails when the letter could not be sent, so that the queue tries again; says nothing of whom it was for. */
export async function sendOrFail(mail: Mail, letter: Letter): Promise<void> {
  if (!(await mail.send(letter))) throw new Error('The letter could not be sent.');
}

/** True once `handedOver` is done; what goes wrong is logged by its event alone. */
async function isSent(handedOver: () => Promise<unknown>, log: Log): Promise<boolean> {
  try {
    await handedOver();
    return true;
  } catch {
    log({ event: 'mail-failed' });
    return false;
  }
}

/** Through the clinic's mail server. */
export function smtpMail(url: string, from: string, log: Log): Mail {
  const transport = createTransport(url);
  return { send: (letter) => isSent(() => transport.sendMail({ from, ...letter }), log) };
}

/** Without a mail server: into `directory` as .eml files, announced so that somebody trying the product finds them. */
export function outboxMail(directory: string, from: string, log: Log, announce: (file: string) => void): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  const write = async (letter: Letter) => {
    const { message } = await transport.sendMail({ from, ...letter });
    await mkdir(directory, { recursive: true });
    const file = join(directory, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}-${++count}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    announce(file);
  };
  return { send: (letter) => isSent(() => write(letter), log) };
}
