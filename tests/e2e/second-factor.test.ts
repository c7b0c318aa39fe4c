import { afterAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { appCode } from '../api/authenticator.ts';
import { ownOrganization } from './own-organization.ts';
import { closeProfiles, openBrowser, product, signInByForm } from './visitor.ts';

afterAll(closeProfiles);

it('an admin sets up an app and a passkey, and signs in with each', async () => {
  const { admin } = await ownOrganization({ name: 'Factor Hills', word: 'factor-hills', products: ['HEALTH'] });
  // A passkey belongs to a name, never to a bare address.
  const url = product.url.replace('127.0.0.1', 'localhost');
  const { context, page, complaints } = await openBrowser({ at: { ...product, url } });
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await signInByForm(page, admin);
  await page.goto('/user/account/security');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  // Two steps that are both taken for half a minute from now on; each works once.
  const at = Date.now();
  const step = at % 30_000 < 15_000 ? -1 : 0;
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret, step, at));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 codes left.').waitFor();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Name').fill('this computer');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'this computer' }).waitFor();

  const enterPassword = async () => {
    await page.goto('/user/logout/');
    await page.waitForURL('**/user/login/');
    await page.getByLabel('Email').fill(admin);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
  };
  await enterPassword();
  await page.getByLabel('Code').fill(appCode(secret, step + 1, at));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/home/');
  await enterPassword();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/home/');
  expect(complaints).toEqual([]);
});
