/** @module-tag thorough */
import { createHmac } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { furnishing } from './furnishing.ts';
import { quiet } from './quiet.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { closeProfiles, letterTo, openBrowser } from './visitor.ts';

/** It has a support chat, a help center and a support page. */
const server = inject('furnished');
afterAll(closeProfiles);

/** The chat's widget as the page knows it, on no network: it draws a box when it is shown, and remembers its commands. */
const widget = `
  const queued = window.Intercom.q;
  const commands = (window.chatCommands = []);
  const box = document.createElement('div');
  const style = document.createElement('style');
  style.textContent = '#chat-box { position: fixed; right: 0; bottom: 0; width: 300px; height: 40px }';
  document.head.append(style);
  box.id = 'chat-box';
  box.textContent = 'We are here to help';
  window.Intercom = (command, given) => {
    commands.push([command, given]);
    if (command === 'show') document.body.append(box);
    if (command === 'hide' || command === 'shutdown') box.remove();
  };
  window.Intercom('boot', window.intercomSettings);
  for (const args of queued) window.Intercom(...args);
`;
const answered = (body: string, headers: Record<string, string> = {}) => ({
  contentType: 'text/html',
  body: `<!doctype html><title>Help</title><h1>${body}</h1>`,
  headers,
});

interface Seat {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

async function seat(email: string, { chat = true, framed = true } = {}): Promise<Seat> {
  const opened = await openBrowser({ at: server });
  const { context, page } = opened;
  await context.route(/^https:/, (route) => {
    const { host } = new URL(route.request().url());
    if (host === 'widget.intercom.io' && chat) return route.fulfill({ contentType: 'text/javascript', body: widget });
    if (host === 'help.example.com') return route.fulfill(answered('Help center'));
    if (host === 'support.example.com')
      return route.fulfill(answered('How can we help?', framed ? {} : { 'X-Frame-Options': 'DENY' }));
    return route.abort();
  });
  const data = { email, password: DEMO_PASSWORD };
  await page.request.post('/api/v2/identity/sign-in', { data, failOnStatusCode: true });
  await page.goto('/home/');
  return opened;
}

async function openSupport(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Support' }).click();
  await menu.getByText(entry).click();
}
const commands = (page: Page) =>
  page.evaluate(() => (window as unknown as { chatCommands?: [string, Record<string, string>][] }).chatCommands ?? []);

describe('Support in the sidebar', () => {
  it('SUP-01 opens the help center in a new tab', async () => {
    const { context, page, complaints } = await seat('admin@lakes.example.com');
    const popup = context.waitForEvent('page');
    await openSupport(page, 'Exer Help Center');
    const help = await popup;
    await help.getByRole('heading', { name: 'Help center' }).waitFor();
    expect(help.url()).toBe(furnishing.help);
    expect(await help.evaluate(() => window.opener === null)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/home/');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('SUP-02 SUP-03 AUTH-28 opens the chat as the person, and shuts it down when they sign out', async () => {
    const { context, page, complaints } = await seat('admin@lakes.example.com');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('script[src*="intercom"]').count()).toBe(0);
    await openSupport(page, 'Chat With Us');
    await page.getByText('We are here to help').waitFor();
    expect((await page.locator('#chat-box').boundingBox())!.width).toBe(300);
    const [[boot, settings]] = (await commands(page)) as [[string, Record<string, string>]];
    expect(boot).toBe('boot');
    expect(settings).toMatchObject({ app_id: 'abc12345', hide_default_launcher: true });
    const [header, payload, signature] = settings.intercom_user_jwt!.split('.');
    expect(createHmac('sha256', furnishing.chat.secret).update(`${header}.${payload}`).digest('base64url')).toBe(
      signature,
    );
    const { userId } = (await (await page.request.get('/api/v2/users/current')).json()) as {
      userId: string;
    };
    expect(JSON.parse(Buffer.from(payload!, 'base64url').toString())).toMatchObject({ user_id: userId });

    await context.addCookies([{ name: 'intercom-session-abc12345', value: 'x', url: server.url }]);
    const last: string[] = [];
    await page.exposeFunction('told', (command: string) => void last.push(command));
    await page.evaluate(() => {
      const known = window as unknown as { Intercom: (command: string) => void; told: (command: string) => void };
      known.Intercom = (command) => known.told(command);
    });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Settings' }).click();
    await menu.getByText('Logout').click();
    await page.waitForURL('**/user/login/');
    expect(last).toContain('shutdown');
    expect((await context.cookies()).filter(({ name }) => name.startsWith('intercom'))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('OPEN-030 SUP-02 a chat that cannot be reached says so; the form in its place mails support', async () => {
    const { context, page, complaints } = await seat('provider@summit.example.com', { chat: false });
    await openSupport(page, 'Chat With Us');
    await page.getByText('Chat is not available right now.').waitFor();
    const dialog = page.getByRole('dialog', { name: 'Contact Support' });
    await dialog.getByLabel('Topic').selectOption('Question');
    await dialog.getByLabel('Message').fill('Where is the list of herons?\nThank you.');
    await dialog.getByLabel('Send me a copy').check();
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message sent to support.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const letter = await letterTo(furnishing.mailbox, server.dataDirectory);
    expect(letter).toContain('Reply-To: provider@summit.example.com');
    expect(letter).toContain('Subject: Exer support: Question');
    expect(letter).toContain('Where is the list of herons?');
    expect(letter).toContain('Organization: Summit Motion Therapy');
    expect(letter).toContain('Page: /home/');
    expect(await letterTo('provider@summit.example.com', server.dataDirectory)).toContain(
      'Subject: Copy: Exer support',
    );
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });
});

describe('the dashboard of who only scans', () => {
  it('SUP-04 DASH-03 has today’s sessions and the embedded support page at 1440 and 390 pixels', async () => {
    const { context, page, complaints } = await seat('admin@harbor.example.com');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await quiet(page);
      await page.frameLocator('iframe').getByRole('heading', { name: 'How can we help?' }).waitFor();
      await page.getByRole('region', { name: "Today's scan sessions" }).getByRole('link').first().waitFor();
      const box = (await page.locator('iframe').boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(await seriousInBothSchemes(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('SUP-04 OPEN-028 has a plain link, where the page refuses to be framed too', async () => {
    const { context, page } = await seat('admin@harbor.example.com', { framed: false });
    const link = page.getByRole('main').getByRole('link', { name: /Exer Help Center/ });
    await link.waitFor();
    const popup = context.waitForEvent('page');
    await link.click();
    const help = await popup;
    await help.getByRole('heading', { name: 'How can we help?' }).waitFor();
    expect(help.url()).toBe(furnishing.frame);
    await context.close();
  });
});
