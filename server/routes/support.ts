import { sendSupportMessage } from '../../contract/support.ts';
import { notFound } from '../http/refusal.ts';
import { seal } from '../identity/tokens.ts';
import { limits, throttle } from '../identity/throttle.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { SupportRequest } from '../jobs/support-message.ts';
import type { Routes } from './index.ts';

/** The built-in contact form. What was written lies sealed in the queue, and nowhere else. */
export const supportRoutes: Routes = (served, { configuration, door }) => {
  served.acting(
    sendSupportMessage,
    async ({ tx, actor, body }) => {
      const { copyToMe, ...message } = body;
      const request: SupportRequest = { ...message, userId: actor.userId, role: actor.role };
      const sealed = seal(JSON.stringify(request), configuration.secret, 'support');
      for (const to of copyToMe ? (['support', 'sender'] as const) : (['support'] as const))
        await enqueue(tx, 'support-message', actor.organizationId, { to, sealed });
      return { done: true } as const;
    },
    async ({ now }, actor) => {
      if (!configuration.browser.links.contactMailbox) throw notFound('Support mailbox');
      await throttle(door.service, limits.supportPerPerson, actor.userId, now);
    },
  );
};
