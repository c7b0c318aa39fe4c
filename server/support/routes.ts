import { sendSupportMessage } from '../../contract/support/support.ts';
import { supportMessage } from '../../contract/support/messages.ts';
import { notFound } from '../platform/http/http-error.ts';
import { seal } from '../identity/tokens.ts';
import { rateLimitRules, enforceRateLimit } from '../identity/rate-limit.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { SupportRequest } from './message-job.ts';
import type { Routes } from '../routes.ts';

/** The built-in contact form. Its message is stored in the queue only, and sealed. */
export const supportRoutes: Routes = (router, { configuration, tenantDb }) => {
  router.authenticated(
    sendSupportMessage,
    async function handleSendSupportMessage({ tx, actor, body }) {
      const { copyToMe, ...message } = body;
      const request: SupportRequest = { ...message, userId: actor.userId, role: actor.role };
      const sealed = seal(JSON.stringify(request), configuration.secret, 'support');
      for (const to of copyToMe ? (['support', 'sender'] as const) : (['support'] as const))
        await enqueue(tx, 'support-message', actor.organizationId, { to, sealed });
      return { done: true } as const;
    },
    async ({ now }, actor) => {
      if (!configuration.browser.links.contactMailbox) throw notFound(supportMessage('support.mailboxNotFound'));
      await enforceRateLimit(tenantDb.service, rateLimitRules.supportPerPerson, actor.userId, now);
    },
  );
};
