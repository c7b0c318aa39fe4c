import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WebhookDelivery, WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { pagedResponse, renderFeature } from '../../tests/component/renderFeature.tsx';
import { webhooks } from './plugin.tsx';

const endpoint: WebhookEndpoint = {
  id: 7,
  url: 'https://ehr.example.com/webhooks',
  description: 'EHR',
  eventTypes: ['patient.added', 'rtm.cycle.ready'],
  enabled: true,
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  lastDeliveredAt: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: { firstName: 'Ada', lastName: 'Marsh' },
  secrets: [
    { id: 2, createdAt: '2026-11-22T15:00:00.000Z', expiresAt: null },
    { id: 1, createdAt: '2026-11-20T15:00:00.000Z', expiresAt: '2026-11-24T15:00:00.000Z' },
  ],
  version: 3,
};
const delivery: WebhookDelivery = {
  id: 31,
  eventId: '0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c5d',
  type: 'patient.added',
  sequence: 12,
  at: '2026-11-23T14:00:00.000Z',
  resourceId: 5,
  patientId: 5,
  href: '/api/v2/patients/5',
  state: 'PENDING',
  nextAttemptAt: '2026-11-23T15:30:00.000Z',
  attempts: [
    { id: 2, at: '2026-11-23T14:01:00.000Z', durationMs: 10_000, status: null, error: 'TIMEOUT', response: null },
    { id: 1, at: '2026-11-23T14:00:00.000Z', durationMs: 40, status: 503, error: null, response: 'Please wait.' },
  ],
};

type Answers = NonNullable<Parameters<typeof renderFeature>[2]>['answers'];
const openPage = (endpoints: WebhookEndpoint[], answers: Answers = {}) =>
  renderFeature(webhooks, '/organization/webhooks/', {
    viewer: clinicAdmin,
    answers: { 'GET /v2/webhook-endpoints': pagedResponse(endpoints), ...answers },
  });
const openLog = (deliveries: WebhookDelivery[], answers: Answers = {}, of = endpoint) =>
  renderFeature(webhooks, '/organization/webhooks/7/', {
    viewer: clinicAdmin,
    answers: {
      'GET /v2/webhook-endpoints/7': [200, of],
      'GET /v2/webhook-endpoints/7/deliveries': pagedResponse(deliveries),
      ...answers,
    },
  });

it('SHELL-05 an address whose id is no number is unknown, and nothing is asked of the server', async () => {
  const { sent } = renderFeature(webhooks, '/organization/webhooks/abc/', { viewer: clinicAdmin });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('/v2/webhook'))).toEqual([]);
});

describe('the page of webhooks', () => {
  it('HOOK-14 shows where each leads, for what, and whether it works', async () => {
    openPage([
      endpoint,
      { ...endpoint, id: 8, description: null, failingSince: '2026-11-22T15:00:00.000Z' },
      { ...endpoint, id: 9, description: 'Old lab', enabled: false },
      {
        ...endpoint,
        id: 10,
        description: 'Lost lab',
        enabled: false,
        disabledReason: 'GONE',
        disabledAt: '2026-11-22T15:00:00.000Z',
      },
    ]);
    const list = within(await screen.findByRole('list', { name: 'Webhooks' }));
    const [ehr, failing, off, gone] = list.getAllByRole('listitem').map((item) => within(item));
    expect(ehr!.getByRole('heading', { name: 'EHR' })).toBeVisible();
    expect(ehr!.getByText('Active')).toBeVisible();
    expect(ehr!.getByText('Patient added, RTM cycle ready to bill')).toBeVisible();
    expect(ehr!.getByText('Never')).toBeVisible();
    expect(ehr!.getByText(/^Created .*\. The previous one signs as well until .*/)).toBeVisible();
    expect(failing!.getByRole('heading', { name: 'https://ehr.example.com' })).toBeVisible();
    expect(failing!.getByText('Failing')).toBeVisible();
    expect(
      failing!.getByText(/^No event has been delivered since .* turned off after 3 days without a delivery\.$/),
    ).toBeVisible();
    expect(off!.getByText('Off')).toBeVisible();
    expect(off!.queryByRole('button', { name: 'Send Test Event' })).toBeNull();
    expect(gone!.getByText('Turned off')).toBeVisible();
    expect(gone!.getByText(/no longer exists \(410\)/)).toBeVisible();
  });

  it('HOOK-14 says that there is none yet, and that the list could not be loaded', async () => {
    openPage([]);
    expect(await screen.findByText('No webhooks yet.')).toBeVisible();
    cleanup();
    openPage([], { 'GET /v2/webhook-endpoints': errorResponse(503, 'The service is busy. Please try again.') });
    expect(await screen.findByText('The service is busy. Please try again.')).toBeVisible();
  });

  it('HOOK-14 HOOK-02 adds one after what is missing was named, and shows its secret once', async () => {
    const { user, sent } = openPage([], {
      'POST /v2/webhook-endpoints': [201, { endpoint, secret: 'whsec_once' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Add Webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await user.click(dialog.getByRole('button', { name: 'Add Webhook' }));
    expect(await dialog.findByText('URL is required')).toBeVisible();
    expect(dialog.getByText('Select at least one event.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'URL' }), 'https://ehr.example.com/webhooks');
    await user.click(dialog.getByRole('checkbox', { name: 'Patient discharged' }));
    await user.click(dialog.getByRole('button', { name: 'Add Webhook' }));
    const secret = within(await screen.findByRole('dialog', { name: 'Webhook added' }));
    expect(secret.getByText('whsec_once')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      url: 'https://ehr.example.com/webhooks',
      description: null,
      eventTypes: ['patient.discharged'],
      enabled: true,
    });
    await user.click(secret.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull());
  });

  it('HOOK-14 HOOK-10 shows at the field why a URL is refused', async () => {
    const { user } = openPage([endpoint], {
      'PATCH /v2/webhook-endpoints/7': errorResponse(422, 'The form is not valid.', {
        fields: { url: 'The URL must lead to a public address.' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
    await user.type(dialog.getByRole('textbox', { name: 'URL' }), '/in');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The URL must lead to a public address.')).toBeVisible();
  });

  it('HOOK-14 turns one off, replaces its secret and deletes it after a confirmation', async () => {
    const one = { ...endpoint, secrets: endpoint.secrets.slice(0, 1) };
    const { user, sent } = openPage([one], {
      'PATCH /v2/webhook-endpoints/7': [200, { ...one, enabled: false }],
      'POST /v2/webhook-endpoints/7/secrets': [201, { endpoint, secret: 'whsec_next' }],
      'DELETE /v2/webhook-endpoints/7': [200, null],
    });
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'More actions for EHR' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Turn Off');
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ enabled: false, url: one.url }),
    );
    await choose('Replace Secret');
    const replace = within(await screen.findByRole('dialog', { name: 'Replace the signing secret?' }));
    await user.selectOptions(replace.getByRole('combobox'), 'For 7 days');
    await user.click(replace.getByRole('button', { name: 'Replace Secret' }));
    const secret = within(await screen.findByRole('dialog', { name: 'New signing secret' }));
    expect(secret.getByText('whsec_next')).toBeVisible();
    await user.click(secret.getByRole('button', { name: 'Done' }));
    await choose('Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete the webhook EHR?' }));
    expect(question.getByText(/^Nothing more is sent to it, and its delivery log is deleted\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

describe('the delivery log', () => {
  it('HOOK-14 HOOK-12 shows each event with its attempts and what was answered', async () => {
    const { user } = openLog([
      delivery,
      { ...delivery, id: 30, sequence: 11, type: 'webhook.test', patientId: null, state: 'DELIVERED', attempts: [] },
    ]);
    const list = within(await screen.findByRole('list', { name: 'Deliveries' }));
    const [waiting, test] = [
      within(list.getByText('Patient added').closest('li')!),
      within(list.getByText('Test event').closest('li')!),
    ];
    expect(waiting.getByText('Waiting')).toBeVisible();
    expect(waiting.getByText(/No\. 12 · ID 5/)).toBeVisible();
    expect(waiting.getByRole('link', { name: 'View Patient' })).toHaveAttribute('href', '/patients/5/');
    expect(waiting.getByText(/^Next attempt /)).toBeVisible();
    await user.click(waiting.getByText('2 attempts · No response within 10 seconds'));
    expect(waiting.getByText('HTTP 503')).toBeVisible();
    expect(waiting.getByText('Please wait.')).toBeVisible();
    expect(test.getByText('Delivered')).toBeVisible();
    expect(test.queryByRole('link')).toBeNull();
  });

  it('HOOK-14 HOOK-12 asks the server for the chosen state, and sends an event again', async () => {
    const { user, sent } = openLog([delivery], {
      'POST /v2/webhook-endpoints/7/deliveries/31/resend': [200, delivery],
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Failed');
    await waitFor(() => expect(sent.some(({ query }) => query.deliveryState === 'FAILED')).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Send Again: event 12' }));
    expect(await screen.findByText('The event is being sent again.')).toBeVisible();
  });

  it('HOOK-13 HOOK-14 sends a test event, and asks what became of it', async () => {
    let deliveries: WebhookDelivery[] = [];
    const { user } = openLog([], {
      'GET /v2/webhook-endpoints/7/deliveries': () => pagedResponse(deliveries),
      'POST /v2/webhook-endpoints/7/test-events': () => {
        deliveries = [{ ...delivery, type: 'webhook.test', state: 'DELIVERED' }];
        return [202, { eventId: delivery.eventId }];
      },
    });
    expect(await screen.findByText('Nothing has been sent yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send Test Event' }));
    expect(await screen.findByText('Test event sent.')).toBeVisible();
    expect(await screen.findByText('Test event', {}, { timeout: 5000 })).toBeVisible();
  });

  it('HOOK-14 offers nothing to send while the webhook is off, and says where the log could not be loaded', async () => {
    openLog([delivery], {}, { ...endpoint, enabled: false });
    await screen.findByRole('list', { name: 'Deliveries' });
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
    cleanup();
    openLog([], { 'GET /v2/webhook-endpoints/7/deliveries': errorResponse(503, 'The service is busy.') });
    expect(await screen.findByText('The service is busy.')).toBeVisible();
  });
});
