import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../http/log.ts';

export interface Email {
  to: string;
  /** The address for replies, when it is not the sender's. */
  replyTo?: string;
  subject: string;
  text: string;
}

/**
 * Sends emails; true once the mail server has accepted one. An error is logged without the content and never fails the
 * caller.
 */
export interface Mail {
  send(email: Email): Promise<boolean>;
}

/** How long an email is retried while the mail server does not accept it. */
export const EMAIL_RETRY_MS = 86_400_000;

/**
 * For jobs: throws when the email could not be sent, so that the job is retried. The error does not name the
 * recipient.
 */
export async function sendOrFail(mail: Mail, email: Email): Promise<void> {
  if (!(await mail.send(email))) throw new Error('The email could not be sent.');
}

/** Logs an error by its event only. */
async function trySend(transfer: () => Promise<unknown>, log: Log): Promise<boolean> {
  try {
    await transfer();
    return true;
  } catch {
    log({ event: 'mail-failed' });
    return false;
  }
}

/** Opens the mail server at an address; with `authMethod=XOAUTH2` the password in it is an access token. */
export function openTransport(address: string) {
  const url = new URL(address);
  if (url.searchParams.get('authMethod') !== 'XOAUTH2') return createTransport(address);
  const [user, accessToken] = [url.username, url.password].map(decodeURIComponent);
  [url.username, url.password] = ['', ''];
  url.searchParams.delete('authMethod');
  return createTransport({ url: url.href, auth: { type: 'OAuth2', user: user!, accessToken: accessToken! } });
}

/** `readUrl` is asked for each email: passwords and tokens of the mail server may be replaced. */
export function smtpMail(readUrl: () => string, from: string, log: Log): Mail {
  return { send: (email) => trySend(() => openTransport(readUrl()).sendMail({ from, ...email }), log) };
}

/** Without a mail server: writes .eml files to `directory` and announces them. */
export function outboxMail(directory: string, from: string, log: Log, announce: (file: string) => void): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  const write = async (email: Email) => {
    const { message } = await transport.sendMail({ from, ...email });
    await mkdir(directory, { recursive: true });
    const file = join(directory, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${process.pid}-${++count}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    announce(file);
  };
  return { send: (email) => trySend(() => write(email), log) };
}
