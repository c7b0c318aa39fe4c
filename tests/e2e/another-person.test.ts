import { afterAll, expect, it } from 'vitest';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';

afterAll(closeProfiles);

it('AUTH-25 OPEN-154 somebody else who signs in where a session has ended sees nothing of the patient that was open', async () => {
  const { context, page, complaints } = await openBrowser();
  await signIn(page, 'admin@summit.example.com');
  const { items } = (await (await page.request.get('/api/v2/patients')).json()) as {
    items: { id: number; patient: { firstName: string; lastName: string } }[];
  };
  const [{ id, patient }] = items as [(typeof items)[number]];
  const name = `${patient.firstName} ${patient.lastName}`;
  await page.goto(`/patients/${id}/`);
  await page.getByRole('heading', { name }).first().waitFor();
  await page.evaluate(() => sessionStorage.setItem('program-draft', 'of the first'));

  await context.clearCookies();
  // The next call finds the session ended: one that the page makes by itself, or that of the press.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="/patients/"]')?.click());
  await page.waitForURL('**/user/login/');
  const seen: string[] = [];
  await page.exposeFunction('seen', (text: string) => void seen.push(text));
  await page.evaluate(() => {
    const look = () =>
      (window as unknown as { seen: (text: string) => void }).seen(document.querySelector('main')?.textContent ?? '');
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByLabel('Email').fill('admin@lakes.example.com');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/home/');
  await page.locator('a[href^="/patients/"]').first().waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('program-draft'))).toBeNull();
  expect(seen.filter((text) => text.includes(name))).toEqual([]);
  await page.goto(`/patients/${id}/`);
  await page.getByText('Patient is hidden.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
