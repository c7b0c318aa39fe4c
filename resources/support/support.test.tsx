import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../../src/ui/plugin.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderApp } from '../../tests/component/renderApp.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { chat, clearChatCookies } from './shared/chat.ts';

const samples = vi.hoisted(() => [] as unknown[]);
vi.mock('../../src/app/plugins.ts', () => ({ plugins: samples }));
vi.mock('../../src/app/vendorPlugins.ts', () => ({ vendorPlugins: [] }));
const Home = () => <h1>Dashboard</h1>;
samples.push(
  definePlugin({
    id: 'home',
    console: 'portal',
    visibleTo: () => true,
    pages: [{ path: '/home/', page: Home, menu: { label: 'Home' } }],
    messages: { en: {} },
  }),
);

let person = 0;
/** Renders the portal as a new user and opens Chat With Us. */
async function ask(configuration: object, answers: object = {}) {
  person += 1;
  const viewer = { ...clinicAdmin, userId: `6e2ad3f0-0f52-4d6a-9a40-7f4f1b1d6a0${person}` };
  const app = renderApp('/home/?search=ada', {
    answers: { 'GET /v2/users/current': [200, viewer], ...answers },
    configuration,
  });
  const press = async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const group = menu.getByRole('button', { name: 'Support' });
    if (group.getAttribute('aria-expanded') !== 'true') await app.user.click(group);
    await app.user.click(menu.getByRole('button', { name: 'Chat With Us' }));
  };
  await press();
  return { ...app, press };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Contact Support' }));
const mailbox = { links: { contactMailbox: 'support@vendor.example' } };
const accepted = { 'POST /v2/support/messages': [202, { done: true }] };

beforeEach(() => chat.use(undefined));
afterEach(() => chat.use(undefined));

describe('Chat With Us without a chat service', () => {
  it('SUP-02 opens a form that is mailed to support with the page, and warns of patient data', async () => {
    const { user, sent } = await ask(mailbox, accepted);
    const form = await dialog();
    expect(form.getByText('Do not include patient information, such as names, dates or results.')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Topic'), 'Something is not working');
    await user.type(form.getByLabelText('Message'), 'The list stays empty.');
    expect(form.getByText('21/2000')).toBeVisible();
    await user.click(form.getByLabelText('Send me a copy'));
    await user.dblClick(form.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('Message sent to support.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const posts = sent.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual([
      { topic: 'PROBLEM', message: 'The list stays empty.', copyToMe: true, page: '/home/', version: '1.63.5' },
    ]);
  });

  it('SUP-02 says what is missing and sends nothing', async () => {
    const { user, calls } = await ask(mailbox, accepted);
    const form = await dialog();
    await user.type(form.getByLabelText('Message'), '   ');
    await user.click(form.getByRole('button', { name: 'Send Message' }));
    expect(await form.findByText('Topic is required')).toBeVisible();
    expect(form.getByText('Message is required')).toBeVisible();
    expect(calls()).not.toContain('POST /v2/support/messages');
  });

  it('SUP-02 keeps the text when it could not be sent and when the form is closed, with one key for one text', async () => {
    const { user, sent, answering, press } = await ask(mailbox, {
      'POST /v2/support/messages': errorResponse(429, 'Too many attempts. Please wait a while and try again.'),
    });
    let form = await dialog();
    await user.selectOptions(form.getByLabelText('Topic'), 'Question');
    await user.type(form.getByLabelText('Message'), 'How?');
    await user.click(form.getByRole('button', { name: 'Send Message' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Too many attempts.');
    await user.click(form.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const [first, second] = sent.filter(({ method }) => method === 'POST');
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press();
    form = await dialog();
    expect(form.getByLabelText('Message')).toHaveValue('How?');
    expect(form.getByLabelText('Topic')).toHaveDisplayValue('Question');
    Object.assign(answering, accepted);
    await user.type(form.getByLabelText('Message'), ' And when?');
    await user.click(form.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = sent.findLast(({ method }) => method === 'POST')!;
    expect(last.body).toMatchObject({ message: 'How? And when?' });
    expect(last.headers.get('idempotency-key')).not.toBe(first!.headers.get('idempotency-key'));
    await press();
    expect((await dialog()).getByLabelText('Message')).toHaveValue('');
  });

  it('hides an unfinished text from the next user', async () => {
    const { user, close } = await ask(mailbox);
    await user.type((await dialog()).getByLabelText('Message'), 'Mine alone');
    close();
    await ask(mailbox);
    expect((await dialog()).getByLabelText('Message')).toHaveValue('');
  });

  it('OPEN-030 shows a toast with instructions if there is no mailbox either', async () => {
    await ask({});
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Chat is not available right now. Contact your administrator.',
    );
  });
});

describe('Chat With Us with a chat service that is not reachable', () => {
  it('OPEN-030 says so and offers the form', async () => {
    await ask(
      { ...mailbox, chat: { appId: 'abc12345', region: 'us' } },
      { 'GET /v2/intercom/JWT': errorResponse(404, 'Support chat not found.') },
    );
    expect(await screen.findByText('Chat is not available right now.')).toBeVisible();
    await dialog();
  });
});

it('AUTH-28 the cookies of the chat service are deleted, and no others', () => {
  document.cookie = 'intercom-session-abc12345=person; path=/';
  document.cookie = 'intercom-device-id-abc12345=device; path=/';
  document.cookie = 'theme=dark; path=/';
  clearChatCookies();
  expect(document.cookie).toBe('theme=dark');
});
