/** @module-tag thorough */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeProfiles, letterTo, openBrowser, signIn } from './visitor.ts';

const name = 'Tideline Rehab';
const email = 'lee.ito@tideline.example.com';
const password = 'four quiet herons wade';
const clinic = '/api/v2/patients';

interface Seat {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}
let vendor: Seat;
let admin: Seat;
beforeAll(async () => {
  [vendor, admin] = [await openBrowser(), await openBrowser()];
  await signIn(vendor.page, 'vendor.admin@example.com');
  await vendor.page.goto('/admin/organizations/');
});
afterAll(closeProfiles);

const rowOf = (of: string) => vendor.page.getByRole('row', { name: new RegExp(of) });

/** A picture whose left half is red and whose right half is blue, as large as the logo four times over. */
const redAndBlue = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 560 });
    const context = canvas.getContext('2d')!;
    for (const [at, colour] of ['#ff0000', '#0000ff'].entries()) {
      context.fillStyle = colour;
      context.fillRect(at * 500, 0, 500, 560);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
};

/** Size of a shown picture and what colours stand on its left and on its right. */
const looksOf = (picture: Locator) =>
  picture.evaluate((element) => {
    const image = element as HTMLImageElement;
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const at = (x: number) => [...context.getImageData(x, height / 2, 1, 1).data];
    return { width, height, left: at(5), middle: at(width / 2 + 60), right: at(width - 5) };
  });

async function fillForm(dialog: Locator, organization: string, address: string): Promise<void> {
  await dialog.getByLabel('Organization Name').fill(organization);
  await dialog.getByLabel('Health').check();
  await dialog.getByLabel('First Name').fill('Lee');
  await dialog.getByLabel('Last Name').fill('Ito');
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByLabel('Location Name').fill('Pier 4');
}

/** Asks the API as the page does, with its session. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(to, sent ? { method: 'POST', headers, body: JSON.stringify(sent) } : {});
      return { status: answer.status, body: (await answer.json()) as { items: { id: number }[]; totalItems: number } };
    },
    [path, body] as const,
  );

describe('AORG-01 an organization from its first form to its first admin', () => {
  it('ERR-12 a name and an email that are taken are said at their fields, and nothing typed is lost', async () => {
    const { page } = vendor;
    await page.getByRole('link', { name: 'Add New Organization' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Organization' });
    await fillForm(dialog, 'Great Lakes Rehab', 'admin@lakes.example.com');
    await dialog.getByLabel('Keyword').fill('west');
    await dialog.getByRole('button', { name: 'Add Organization' }).click();
    const expectFieldError = async (label: string, text: string) => {
      await dialog.getByText(text).last().waitFor();
      const id = (await dialog.getByLabel(label).getAttribute('aria-describedby'))!;
      await expect.poll(() => page.locator(`[id="${id}"]`).textContent()).toBe(text);
    };
    await expectFieldError('Organization Name', 'An organization with this name already exists.');
    await dialog.getByLabel('Organization Name').fill(name);
    await dialog.getByRole('button', { name: 'Add Organization' }).click();
    await expectFieldError('Email', 'A provider with this email already exists.');
    await expect.poll(() => dialog.getByLabel('Location Name').inputValue()).toBe('Pier 4');
    await expect.poll(() => dialog.getByLabel('Keyword').inputValue()).toBe('west');
    await expect.poll(() => dialog.getByLabel('Health').isChecked()).toBe(true);
    expect(vendor.complaints).toEqual([]);
  });

  it('AORG-06 AORG-08 AORG-12 AORG-13 the second step crops a logo, within the page’s content security policy', async () => {
    const { page } = vendor;
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Add Organization' }).click();
    const dialog = page.getByRole('dialog', { name: `Upload image for ${name}` });
    await dialog.getByText('Step 2 of 2').waitFor();
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a'.padEnd(99)) });
    await dialog.getByText('The logo must be a PNG.').waitFor();
    const picture = await redAndBlue(page);
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture.subarray(0, -20) });
    await dialog.getByText('The image file is damaged.').waitFor();
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    const slider = dialog.getByRole('slider', { name: 'Zoom' });
    await slider.focus();
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('2');
    const area = dialog.getByRole('group', { name: /^Preview of the logo/ });
    expect(await area.boundingBox()).toMatchObject({ width: 250, height: 140 });
    // Fifty pixels to the right: the seam of the colours moves with it.
    await area.focus();
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
    expect(vendor.complaints).toEqual([]);
  });

  it('AORG-09 after the upload the page reloads, with the organization in the list', async () => {
    const { page } = vendor;
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Logo uploaded.').waitFor();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
    // Other stories add organizations as well, so it may be on a later page.
    await page.getByLabel('Search by name').fill(name);
    await rowOf(name).waitFor();
    expect(vendor.complaints).toEqual([]);
  });

  it('AUTH-40 the first admin opens the mailed invite, makes an account and is signed in', async () => {
    const { page } = admin;
    const link = /https?:\/\/\S+\/user\/create\/\S+/.exec(await letterTo(email))![0];
    await page.goto(new URL(link).pathname);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/home/');
    await page.goto('/organization/details/');
    await page.getByRole('heading', { name }).waitFor();
    const logo = page.locator('img[src*="/api/v2/artifacts"]');
    await logo.waitFor();
    await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
    const red = [255, 0, 0, 255];
    expect(await looksOf(logo)).toEqual({ width: 500, height: 280, left: red, middle: red, right: [0, 0, 255, 255] });
    expect(admin.complaints).toEqual([]);
  });
});

describe('AORG-16 AORG-17 AORG-18 AORG-19 disabling and enabling it', () => {
  it('discharges its patients and says so', async () => {
    const { body } = await ask(admin.page, '/api/v2/locations');
    for (const number of [1, 2, 3]) {
      const added = await ask(admin.page, clinic, {
        products: ['HEALTH'],
        firstName: 'Pat',
        lastName: `Number ${number}`,
        email: `pat.${number}@tideline.example.com`,
        phoneNumber: '5555550142',
        dob: null,
        locationId: body.items[0]!.id,
        injuredSideOfBody: 'Left',
        injuredBodyPart: 'Knee',
      });
      expect(added.status).toBe(201);
    }
    const { page } = vendor;
    await page.getByRole('button', { name: `Disable ${name}` }).click();
    const question = page.getByRole('dialog', { name: `Disable ${name}?` });
    await question.getByText(/revokes access to all applications and discharges all patients/).waitFor();
    await question.getByText('3 patients will be discharged.').waitFor();
    await question.getByLabel('Organization Name').fill(name);
    await question.getByRole('button', { name: 'Disable' }).click();
    await page.getByText('Attempting to disable organization. This may take a few minutes.').waitFor();
    await page.getByText('Successfully disabled organization').waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: `Enable ${name}` }).waitFor();
    expect(vendor.complaints).toEqual([]);
  });

  it('A9 ends the open session of its user within 60 seconds', async () => {
    const { page } = admin;
    const disabled = Date.now();
    await page.getByRole('link', { name: 'Patients', exact: true }).click();
    await page.waitForURL('**/user/login/**', { timeout: 60_000 });
    expect(Date.now() - disabled).toBeLessThan(60_000);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText("Your organization's access has been disabled.").first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/login/');
  });

  it('OPEN-114 gives access back; discharged patients stay discharged', async () => {
    await vendor.page.getByRole('button', { name: `Enable ${name}` }).click();
    await vendor.page.getByText('Successfully enabled organization').waitFor({ timeout: 30_000 });
    await vendor.page.getByRole('button', { name: `Disable ${name}` }).waitFor();
    const { page } = admin;
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/user/'));
    expect((await ask(page, `${clinic}?state=ACTIVE`)).body.totalItems).toBe(0);
    expect((await ask(page, `${clinic}?state=DISCHARGED`)).body.totalItems).toBe(3);
    expect(vendor.complaints).toEqual([]);
  });
});
