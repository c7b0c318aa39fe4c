import { sql } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { APP_VERSION } from '../../contract/limits.ts';
import { backendStatus, chatToken, healthcheck } from '../../contract/system.ts';
import { CHAT_TOKEN_SECONDS } from '../../contract/support.ts';
import { notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';

/** A token by which the chat service knows who writes: the user's id and nothing else (O2). */
function chatJwt(userId: string, secret: string, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return sign({ user_id: userId, iat, exp: iat + CHAT_TOKEN_SECONDS }, secret, 'HS256');
}

export const systemRoutes: Routes = (served, deps) => {
  served.open(healthcheck, async () => {
    await deps.door.service.execute(sql`select 1`);
    const fault = await deps.clockFault();
    return { status: 'ok', version: APP_VERSION, ...(fault && { clock: fault }) } as const;
  });

  served.open(backendStatus, async () => deps.status());

  served.person(chatToken, async ({ person, now }) => {
    const { chatSecret } = deps.configuration;
    if (!chatSecret) throw notFound('Support chat');
    return { jwt: await chatJwt(person.userId, chatSecret, now) };
  });
};
