/** @module-tag thorough */
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
  // While an app is set up, the code before is taken as well; the one of now is then left for the sign-in.
  const at = Date.now();
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret, at % 30_000 < 25_000 ? -1 : 0, at));
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
  const enterCode = async () => {
    await page.getByLabel('Code').fill(appCode(secret));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await enterCode();
  // The half minute may end while the code is typed; then the page asks for the next one.
  const isLate = page.getByText('Your app shows another code now.').waitFor().then(enterCode);
  await Promise.race([page.waitForURL('**/home/'), isLate.catch(() => undefined)]);
  await page.waitForURL('**/home/');
  await enterPassword();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/home/');
  expect(complaints).toEqual([]);
});
