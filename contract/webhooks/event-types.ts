/** What an organization can have told to its other systems. */
export const webhookEventTypes = [
  'patient.added',
  'program.assigned',
  'session.received',
  'survey.answered',
  'rtm.cycle.ready',
  'patient.discharged',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent to one endpoint on request, whatever its event types. */
export const TEST_EVENT = 'webhook.test';
export const sentEventTypes = [...webhookEventTypes, TEST_EVENT] as const;
export type SentEventType = (typeof sentEventTypes)[number];
