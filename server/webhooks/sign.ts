import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal, type Secrets } from '../identity/tokens.ts';

const PREFIX = 'whsec_';
const USE = 'webhook';

/** A new secret of 256 bits, in the form of Standard Webhooks. */
export const createWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

export const sealWebhookSecret = (secret: string, serverSecret: string): string => seal(secret, serverSecret, USE);
export const openWebhookSecret = (sealed: string, secrets: Secrets): string => unseal(sealed, secrets, USE);

interface Message {
  id: string;
  /** When it is sent. */
  at: Date;
  body: string;
}

const signWith = ({ id, at, body }: Message, secret: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${toSeconds(at)}.${body}`)
    .digest('base64')}`;

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** The headers of Standard Webhooks, signed with each secret that is valid. */
export const createWebhookHeaders = (message: Message, secrets: readonly string[]): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': message.id,
  'webhook-timestamp': String(toSeconds(message.at)),
  'webhook-signature': secrets.map((secret) => signWith(message, secret)).join(' '),
});
