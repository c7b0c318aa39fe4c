/** @module-tag thorough */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { deliveredBody, filledIn, signBody, vectors } from '../api/survey-deliveries.ts';
import { goTo } from './go-to.ts';
import { ownOrganization } from './own-organization.ts';
import { closeProfiles, openBrowser, product, signIn } from './visitor.ts';

/** The form of the provider's official example, which nobody has registered. */
const EXAMPLE = 'lT4Z3j';

let vendor: Page;
let provider: Page;
let patientId: number;
let organizationId: number;
const complaints: string[][] = [];
async function somebody(email: string): Promise<Page> {
  const opened = await openBrowser();
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  complaints.push(opened.complaints);
  await signIn(opened.page, email);
  return opened.page;
}
beforeAll(async () => {
  vendor = await somebody('vendor.admin@example.com');
  const own = await ownOrganization({ name: 'Answer Therapy', word: 'answer', products: ['HEALTH', 'PRO'] });
  patientId = await own.addPatient({
    products: ['HEALTH', 'PRO'],
    firstName: 'Ivo',
    lastName: 'Answer',
    email: 'ivo@answer.example.com',
  });
  organizationId = own.id;
  provider = await somebody(own.admin);
});
afterAll(closeProfiles);

/** A delivery over the network, by a server that has no session and names no origin. */
async function deliver(body: string, signature = signBody(body)): Promise<number> {
  const answer = await fetch(`${product.url}/api/v2/webhooks/typeform`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'typeform-signature': signature },
    body,
  });
  return answer.status;
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const cells = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).getByRole('cell');

// One story, told in order: each step stands on the one before.
describe('APRO-01 survey responses, from the provider’s webhook to a patient’s record', () => {
  it('W1 accepts the provider’s payloads with their signatures and refuses each with a forged one', async () => {
    for (const { file, value } of vectors) {
      const body = deliveredBody(file);
      expect([file, await deliver(body, value)]).toEqual([file, 200]);
      expect([file, await deliver(body, signBody(body, 'guessed'))]).toEqual([file, 401]);
      expect([file, await deliver(body.replace('"token":"', '"token":"x'), value)]).toEqual([file, 401]);
    }
  });

  it('W3 APRO-11 APRO-12 APRO-13 what names nobody waits for vendor staff, once', async () => {
    await vendor.goto('/admin/pros/responses/');
    await vendor.getByRole('heading', { name: 'Unprocessed Responses' }).waitFor();
    await vendor.getByRole('button', { name: 'Date Time' }).click();
    await cells(vendor, 'Webhooks example').first().waitFor();
    // 2018-01-18 18:17:02 UTC, in the vendor's zone.
    await expect
      .poll(() => cells(vendor, 'Webhooks example').allInnerTexts())
      .toEqual(['Webhooks example', 'abc123456', '-', '01/18/2018, 11:17:02 AM']);
  });

  it('APRO-05 APRO-09 APRO-04 vendor staff register the form; what came for it confirms its webhook', async () => {
    await goTo(vendor, '/admin/pros/forms/');
    await vendor.getByRole('link', { name: 'Add New Typeform Form' }).click();
    const dialog = vendor.getByRole('dialog', { name: 'Add New Typeform Form' });
    await dialog.getByRole('button', { name: 'Copy webhook address' }).click();
    expect(await copied(vendor)).toBe(`${product.url}/api/v2/webhooks/typeform`);
    await dialog.getByLabel('Form ID').fill(EXAMPLE);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Add Form' }).click();
    await vendor.getByText('Form Added.').waitFor();
    await expect
      .poll(
        async () => {
          await vendor.reload();
          await cells(vendor, EXAMPLE).first().waitFor();
          return cells(vendor, EXAMPLE).allInnerTexts();
        },
        { timeout: 30_000, interval: 500 },
      )
      .toEqual([EXAMPLE, 'Confirmed']);
  });

  it('W4 REC-26 a response by the link that clinic staff copied is shown on that patient’s record', async () => {
    await provider.goto(`/patients/${patientId}/health/surveys`);
    await provider.getByRole('button', { name: 'Copy survey link' }).click();
    await provider.getByRole('menuitem', { name: 'Numeric Pain Rating Scale' }).click();
    await provider.getByText('It is for this patient only.').waitFor();
    const link = new URL(await copied(provider));
    expect(link.href).toContain('https://form.typeform.com/to/ygDaMGGR#user_id=');

    const body = filledIn({
      title: 'Pain, asked again',
      submittedAt: new Date().toISOString(),
      hidden: Object.fromEntries(new URLSearchParams(link.hash.slice(1))),
    });
    const replies = await Promise.all(Array.from({ length: 20 }, () => deliver(body)));
    expect(new Set(replies)).toEqual(new Set([200]));

    await provider.reload();
    const questions = provider.locator('section').filter({ hasText: 'Pain, asked again' });
    await questions.getByRole('button', { name: /^Show answers/ }).click();
    const now = questions.getByRole('row', { name: /^Please rate your pain right now/ });
    await expect.poll(() => now.getByRole('cell').first().innerText()).toBe('4');
    const answers = await provider.request.get(`/api/v2/patients/${patientId}/surveys`);
    const { questions: stored } = (await answers.json()) as {
      questions: { id: string; maxValue: number; answers: { dateTime: string; value: number }[] }[];
    };
    const worst = stored.find(({ id }) => id === 'ygDaMGGR:ycc7mEh6PmiE')!;
    const { submitted_at: at } = (JSON.parse(body) as { form_response: { submitted_at: string } }).form_response;
    expect(worst.answers.filter(({ dateTime }) => dateTime === at)).toEqual([{ dateTime: at, value: 7 }]);
    // The form's own definition says how far its scale goes; the delivery does not.
    expect(worst.maxValue).toBe(10);
    expect(complaints.flat()).toEqual([]);
  });

  it('OPEN-166 OPEN-167 vendor staff give the clinic a product, which its open console shows on the next page', async () => {
    await goTo(provider, '/home/');
    await goTo(vendor, `/admin/organizations/${organizationId}`);
    await vendor.getByRole('table', { name: 'Users' }).getByText('admin@answer.example.com').waitFor();
    await vendor.getByRole('button', { name: 'Edit details' }).click();
    await vendor.getByRole('checkbox', { name: 'Gait' }).check();
    await vendor.getByRole('button', { name: 'Save' }).click();
    await vendor.getByText('Organization updated.').waitFor();
    const menu = provider.getByRole('navigation', { name: 'Main menu' });
    expect(await menu.getByText('Gait', { exact: true }).count()).toBe(0);
    await menu.getByRole('link', { name: 'Patients', exact: true }).click();
    await menu.getByText('Gait', { exact: true }).waitFor();
    expect(complaints.flat()).toEqual([]);
  });

  it('OPEN-168 vendor staff put a response that names nobody on a patient’s record, once', async () => {
    const body = filledIn({ title: 'Pain at home', submittedAt: new Date().toISOString() });
    expect(await deliver(body)).toBe(200);
    await goTo(vendor, '/admin/pros/responses/');
    await vendor.getByRole('link', { name: 'Pain at home' }).click();
    await vendor.getByRole('heading', { name: 'Answers' }).waitFor();
    await vendor.getByRole('button', { name: 'Match to patient' }).click();
    const dialog = vendor.getByRole('dialog', { name: 'Match response to a patient' });
    await dialog.getByRole('combobox', { name: 'Organization' }).fill('Answer Th');
    await vendor.getByRole('option', { name: 'Answer Therapy' }).click();
    await dialog.getByRole('searchbox').fill('ivo');
    await dialog.getByRole('radio', { name: /^Ivo Answer/ }).check();
    await dialog.getByText(/will be added to the record of Ivo Answer/).waitFor();
    await dialog.getByRole('button', { name: 'Add to record' }).click();
    await vendor.getByText('Response added to the record of Ivo Answer.').waitFor();
    expect(await deliver(body)).toBe(200);
    await vendor.reload();
    await vendor.getByRole('heading', { name: 'Unprocessed Responses' }).waitFor();
    expect(await vendor.getByRole('link', { name: 'Pain at home' }).count()).toBe(0);
    const answers = await provider.request.get(`/api/v2/patients/${patientId}/surveys`);
    const { questions } = (await answers.json()) as { questions: { id: string; answers: { dateTime: string }[] }[] };
    const { submitted_at: at } = (JSON.parse(body) as { form_response: { submitted_at: string } }).form_response;
    const worst = questions.find(({ id }) => id === 'ygDaMGGR:ycc7mEh6PmiE')!;
    expect(worst.answers.filter(({ dateTime }) => dateTime === at)).toHaveLength(1);
    expect(complaints.flat()).toEqual([]);
  });
});
