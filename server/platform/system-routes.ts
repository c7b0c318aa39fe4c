import { sql } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { APP_VERSION } from '../../contract/platform/limits.ts';
import { backendStatus, chatToken, healthcheck } from '../../contract/platform/system.ts';
import { CHAT_TOKEN_SECONDS } from '../../contract/support/support.ts';
import { supportMessage } from '../../contract/support/messages.ts';
import { notFound } from './http/http-error.ts';
import type { Routes } from '../routes.ts';

/** A token that identifies the user to the chat service by user id only (O2). */
function signChatToken(userId: string, secret: string, now: Date): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return sign({ user_id: userId, iat, exp: iat + CHAT_TOKEN_SECONDS }, secret, 'HS256');
}

export const systemRoutes: Routes = (router, deps) => {
  router.public(healthcheck, async function handleHealthcheck() {
    await deps.tenantDb.service.execute(sql`select 1`);
    const fault = await deps.clockError();
    return { status: 'ok', version: APP_VERSION, ...(fault && { clock: fault }) } as const;
  });

  router.public(backendStatus, async function handleBackendStatus() {
    return deps.status();
  });

  router.account(chatToken, async function handleChatToken({ person, now }) {
    const { chatSecret } = deps.configuration;
    if (!chatSecret) throw notFound(supportMessage('support.chatNotFound'));
    return { jwt: await signChatToken(person.userId, chatSecret, now) };
  });
};
