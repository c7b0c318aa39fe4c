/** @module-tag thorough */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo } from './go-to.ts';
import { quiet } from './quiet.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

interface Seat {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}
let admin: Seat;
beforeAll(async () => {
  admin = await openBrowser();
  await signIn(admin.page, 'admin@bluegrass.example.com');
});
afterAll(closeProfiles);

const details = async (page: Page) => {
  await page.goto('/organization/details/');
  await page.getByRole('heading', { name: 'Locations' }).waitFor();
};
const inDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('Your Organization', () => {
  it('ORG-02 ORG-04 ORG-05 ORG-06 an admin gives it another zone, and only with a name', async () => {
    const { page, complaints } = admin;
    await details(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = inDialog(page, 'Edit Organization Details');
    await dialog.getByLabel('Name').fill('  ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('Name').fill('Bluegrass Gait Center');
    await dialog.getByLabel('Timezone').selectOption('America/Denver');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await page.getByText('Organization details updated.').waitFor();
    await page.getByRole('main').getByText('Mountain Time (Denver)').first().waitFor();
    await page.reload();
    await page.getByRole('main').getByText('Mountain Time (Denver)').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('ORG-09 ORG-10 ORG-14 ORG-15 ORG-16 adds a location that has a name and a zone, once', async () => {
    const { page, complaints } = admin;
    await details(page);
    await page.getByRole('button', { name: 'Add Location' }).click();
    const dialog = inDialog(page, 'Add Location');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByText('Timezone is required').waitFor();
    await dialog.getByLabel('Location Name').fill('Quiet Water');
    await dialog.getByLabel('Timezone').selectOption('America/Chicago');
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await page.getByText('Location added.').waitFor();
    await page.getByRole('row', { name: /Quiet Water/ }).waitFor();
    expect(await page.getByRole('row', { name: /Quiet Water/ }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('ORG-11 two admins edit one location at once: the second sees what the first saved', async () => {
    const other = await openBrowser();
    await signIn(other.page, 'admin@bluegrass.example.com');
    for (const { page } of [admin, other]) {
      await details(page);
      await page.getByRole('button', { name: 'Edit Quiet Water' }).click();
    }
    const first = inDialog(admin.page, 'Edit Location');
    await first.getByLabel('City').fill('Paducah');
    await first.getByRole('button', { name: 'Save' }).click();
    await admin.page.getByText('Location updated.').waitFor();
    const second = inDialog(other.page, 'Edit Location');
    await second.getByLabel('ZIP Code').fill('42001');
    await second.getByRole('button', { name: 'Save' }).click();
    await second.getByText(/Paducah/).waitFor();
    await second.getByRole('button', { name: 'Use the saved version' }).click();
    await second.getByLabel('ZIP Code').fill('42001');
    await second.getByRole('button', { name: 'Save' }).click();
    await other.page.getByRole('row', { name: /Paducah, 42001/ }).waitFor();
    expect([...admin.complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
  });

  it('ORG-01 ORG-03 ORG-17 ORG-18 its pages fit 1440, 900 and 390 pixels, also while a row is edited', async () => {
    const { context, page, complaints } = await openBrowser();
    await signIn(page, 'admin@bluegrass.example.com');
    const widths = [1440, 900, 390];
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      await quiet(page);
    };
    const expectFit = async (width: number) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await seriousInBothSchemes(page), `at ${width} pixels`).toEqual([]);
    };
    await details(page);
    for (const width of widths) {
      await resize(width);
      await expectFit(width);
    }
    await goTo(page, '/organization/providers/');
    await page.getByRole('tab', { name: /Current Users \([1-9]/ }).waitFor();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const width of widths.toReversed()) {
      await resize(width);
      await save.waitFor();
      const table = (await page.getByRole('table').boundingBox())!;
      const button = (await save.boundingBox())!;
      expect(button.x + button.width).toBeLessThanOrEqual(Math.min(width, table.x + table.width));
      await expectFit(width);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('SVC-15 SVC-04 an admin adds an API client, whose system calls the API until the admin revokes it', async () => {
    const { page, complaints } = admin;
    await goTo(page, '/organization/api-clients/');
    await page.getByText('No API clients yet.').waitFor();
    await page.getByRole('button', { name: 'Add API Client' }).click();
    const dialog = inDialog(page, 'Add API client');
    await dialog.getByLabel('Name').fill('Gait lab');
    await dialog.getByLabel('View patients').check();
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add API Client' }).click();
    const added = inDialog(page, 'Gait lab added').locator('code');
    await added.nth(1).waitFor();
    const [id, secret] = await added.allTextContents();
    await inDialog(page, 'Gait lab added').getByRole('button', { name: 'Done' }).click();

    const system = await request.newContext({ baseURL: new URL(page.url()).origin });
    const form = { grant_type: 'client_credentials', client_id: id!, client_secret: secret! };
    const { access_token: token } = (await (await system.post('/api/oauth/token', { form })).json()) as {
      access_token: string;
    };
    const headers = { authorization: `Bearer ${token}` };
    const callApi = async () => (await system.get('/api/v2/patients', { headers })).status();
    expect(await callApi()).toBe(200);
    await page.getByRole('button', { name: 'Revoke Gait lab' }).click();
    await inDialog(page, 'Revoke Gait lab?').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Gait lab revoked.').waitFor();
    expect(await callApi()).toBe(401);
    expect(await seriousInBothSchemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await system.dispose();
  });

  it('HOOK-13 HOOK-14 an admin adds a webhook, and sees in six clicks that its receiver accepts a test event', async () => {
    const { page, complaints } = admin;
    const received: string[] = [];
    const receiver = createServer((asked, answer) => {
      received.push(String(asked.headers['webhook-signature']));
      asked.resume().on('end', () => answer.end('Thank you'));
    });
    await new Promise<void>((listening) => void receiver.listen(0, '127.0.0.1', listening));
    await goTo(page, '/organization/webhooks/');
    await page.getByText('No webhooks yet.').waitFor();
    await page.getByRole('button', { name: 'Add Webhook' }).click();
    const dialog = inDialog(page, 'Add webhook');
    await dialog.getByLabel('URL').fill(`http://localhost:${(receiver.address() as AddressInfo).port}/`);
    await dialog.getByLabel('Description (optional)').fill('EHR');
    await dialog.getByLabel('Patient added').check();
    expect(await seriousInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add Webhook' }).click();
    const added = inDialog(page, 'Webhook added');
    expect(await added.locator('code').textContent()).toMatch(/^whsec_/);
    await added.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Send Test Event' }).click();
    await page.getByText('1 attempt · HTTP 200').click();
    await page.getByText('Thank you').waitFor();
    expect(received).toEqual([expect.stringMatching(/^v1,/)]);
    expect(await seriousInBothSchemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    receiver.close();
  });
});
