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
  headers?: Readonly<Record<string, string>>;
}

/**
 * What became of a message: a server took it, refused its address for good, or did not take it, so that it can be tried again.
 * `INTERRUPTED`: the connection ended before the answer, so nobody knows.
 */
export type Delivery = 'SENT' | 'REFUSED' | 'UNREACHABLE' | 'INTERRUPTED';

/**
 * Sends emails; true once the mail server has accepted one. An error is logged without the content and never fails the
 * caller.
 */
export interface Mail {
  send(email: Email): Promise<boolean>;
  /** The same, for those who ask what became of it. */
  deliver(email: Email): Promise<Delivery>;
}

/** How long an email is retried while the mail server does not accept it. */
export const EMAIL_RETRY_MS = 86_400_000;

/**
 * For jobs: throws when the email could not be sent, so that the job is retried. The error does not name the
 * recipient.
 */
export async function sendOrFail(mail: Pick<Mail, 'send'>, email: Email): Promise<void> {
  if (!(await mail.send(email))) throw new Error('The email could not be sent.');
}

interface TransferError {
  code?: string;
  command?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
}

/** Errors that end a connection before a message is on its way. */
const earlyCodes = new Set(['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE', 'ENOENT', 'EACCES', 'ENOTDIR', 'ENOSPC']);

/** What became of an email, by the error of nodemailer. A permanent answer to the recipient is 5yz (RFC 5321, 4.2.1). */
function toDelivery({ code = '', command, responseCode, syscall, timeoutType }: TransferError): Delivery {
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) return 'REFUSED';
  const isEarly = earlyCodes.has(code) || syscall === 'connect' || /CONNECTION|GREETING/.test(timeoutType ?? '');
  return isEarly || responseCode !== undefined ? 'UNREACHABLE' : 'INTERRUPTED';
}

/** Logs an error by its event only. */
async function transfer(work: () => Promise<unknown>, log: Log): Promise<Delivery> {
  try {
    await work();
    return 'SENT';
  } catch (error) {
    log({ event: 'mail-failed' });
    return toDelivery(error as TransferError);
  }
}

const toMail = (deliver: Mail['deliver']): Mail => ({
  deliver,
  send: async (email) => (await deliver(email)) === 'SENT',
});

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
  return toMail((email) => transfer(() => openTransport(readUrl()).sendMail({ from, ...email }), log));
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
  return toMail((email) => transfer(() => write(email), log));
}
