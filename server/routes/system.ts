import { sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { APP_VERSION } from '../../contract/limits.ts';
import { backendStatus, chatToken, healthcheck } from '../../contract/system.ts';
import { notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';

const CHAT_TOKEN_SECONDS = 300;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token by which the chat service knows who writes: the user's id and nothing else (O2). */
function chatJwt(userId: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ user_id: userId, iat: seconds, exp: seconds + CHAT_TOKEN_SECONDS })}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

export const systemRoutes: Routes = (served, deps) => {
  served.open(healthcheck, async () => {
    await deps.door.service.execute(sql`select 1`);
    return { status: 'ok', version: APP_VERSION } as const;
  });

  served.open(backendStatus, async () => deps.status());

  served.person(chatToken, async ({ person, now }) => {
    const { chatSecret } = deps.configuration;
    if (!chatSecret) throw notFound('Support chat');
    return { jwt: chatJwt(person.userId, chatSecret, now) };
  });
};
