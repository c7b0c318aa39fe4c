import { sentEventTypes, type SentEventType } from '../../../contract/webhooks/event-types.ts';
import { webhookPayloads, type WebhookEvent } from '../../../contract/webhooks/payloads.ts';

/** The call that reads what an event is about. */
const hrefs: Readonly<Record<SentEventType, string>> = {
  'patient.added': '/api/v2/patients/12',
  'program.assigned': '/api/v2/patients/12/program',
  'session.received': '/api/v2/patients/12/sessions',
  'survey.answered': '/api/v2/patients/12/surveys',
  'rtm.cycle.ready': '/api/v2/rtm/cycles/31',
  'patient.discharged': '/api/v2/patients/12',
  'webhook.test': '/api/v2/webhook-endpoints/7',
};

function createExample(type: SentEventType): WebhookEvent {
  const href = hrefs[type];
  const isOfPatient = type !== 'webhook.test';
  return {
    id: '5b6a1f57-3c8e-4f4d-9d5b-0c1d2e3f4a5b',
    type,
    timestamp: '2026-11-23T15:00:00.000Z',
    sequence: 481,
    data: {
      organizationId: 2,
      resourceId: Number(/\d+$/.exec(href)?.[0] ?? 57),
      patientId: isOfPatient ? 12 : null,
      href,
    },
  };
}

const header = (name: string, description: string, schema: object, example: unknown) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
  example,
});
const headers = [
  header(
    'webhook-id',
    'ID of the event, the same in each attempt',
    { type: 'string', format: 'uuid' },
    '5b6a1f57-3c8e-4f4d-9d5b-0c1d2e3f4a5b',
  ),
  header('webhook-timestamp', 'When it is sent, in seconds since 1970', { type: 'integer' }, 1_795_446_000),
  header(
    'webhook-signature',
    'Signatures of ID, timestamp and body, separated by spaces (Standard Webhooks)',
    { type: 'string' },
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** What the server sends to webhook endpoints, by event type. */
export const describeWebhooks = (toReference: (name: string) => object) =>
  Object.fromEntries(
    sentEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: `receive.${type}`,
          summary: webhookPayloads[type].summary,
          tags: ['webhook-endpoints'],
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: toReference(webhookPayloads[type].name),
                example: createExample(type),
              },
            },
          },
          responses: {
            '2XX': { description: 'The event was received' },
            '410': { description: 'The receiver no longer exists: the endpoint is turned off' },
            default: { description: 'The event is sent again later' },
          },
        },
      },
    ]),
  );
