/** @module-tag thorough */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownOrganization } from './own-organization.ts';
import { closeProfiles, letterTo, openBrowser, signIn } from './visitor.ts';

const email = 'ana.sol@quartet.example.com';
const name = 'Ana Sol';
const password = 'seven slow otters drift';
const places = ['Quartet Boulder', 'Quartet New York', 'Quartet Phoenix', 'Quartet Seattle'] as const;

interface Seat {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}
let admin: Seat;
let provider: Seat;
/** How many there are before: the admin alone. */
const there = { Current: 1, Invited: 0 };
beforeAll(async () => {
  [admin, provider] = [await openBrowser(), await openBrowser()];
  const own = await ownOrganization({
    name: 'Quartet Clinic',
    word: 'quartet',
    products: ['HEALTH'],
    places: [...places],
  });
  for (const { id: locationId, name: lastName } of own.locations)
    await own.addPatient({
      products: ['HEALTH'],
      firstName: 'Pat',
      lastName,
      email: `pat.${locationId}@quartet.example.com`,
      locationId,
    });
  await signIn(admin.page, own.admin);
  await admin.page.goto('/organization/providers/');
  await counted('Invited', 0).waitFor();
});
afterAll(closeProfiles);

/** A tab that tells of so many more than before. */
const counted = (tab: keyof typeof there, more: number) =>
  admin.page.getByRole('tab', { name: `${tab} Users (${there[tab] + more})` });
const row = () => admin.page.getByRole('row', { name: new RegExp(name) });
const invited = () => admin.page.getByRole('tab', { name: /Invited Users/ });
const linkIn = (letter: string) => new URL(/https?:\/\/\S+\/user\/create\/\S+/.exec(letter)![0]).pathname;
/** The provider's portal shows these locations as theirs, and no other. */
async function expectOwnLocations(page: Page, expected: string[]): Promise<void> {
  await page.goto('/organization/details/');
  await page.getByRole('tab', { name: 'My Locations' }).click();
  const shown = async () => {
    const text = await page.getByRole('tabpanel').innerText();
    return places.filter((place) => text.includes(place));
  };
  await expect.poll(shown).toEqual(expected);
}
/** Where the patients are that the provider can list. */
const patientsAt = async (page: Page) => {
  const answer = await page.request.get('/api/v2/patients?limit=200');
  const { items } = (await answer.json()) as { items: { location: { name: string } }[] };
  return [...new Set(items.map(({ location }) => location.name))].toSorted();
};

// One story, told in order: each step stands on the one before.
describe('a provider from the invite to the last day', () => {
  let firstLink: string;

  it('ORG-19 ORG-28 ORG-29 is invited with two of four locations, once', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'Add Provider' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Provider' });
    await dialog.getByLabel('First Name').fill('Ana');
    await dialog.getByLabel('Last Name').fill('Sol');
    await dialog.getByLabel('Email').fill('ana.sol@quartet');
    await dialog.getByLabel('Role').selectOption('Provider');
    await dialog.getByRole('button', { name: 'Add Provider' }).click();
    await dialog.getByText('Email must be valid.').waitFor();
    await dialog.getByText('Location(s) are required').waitFor();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('checkbox', { name: 'Quartet Boulder' }).check();
    await dialog.getByRole('checkbox', { name: 'Quartet Phoenix' }).check();
    await dialog.getByRole('button', { name: 'Add Provider' }).dblclick();
    await page.getByText(`Invite sent to ${email}.`).waitFor();
    await counted('Invited', 1).click();
    await row().getByText('Quartet Boulder, Quartet Phoenix').waitFor();
    expect(await row().count()).toBe(1);
    firstLink = linkIn(await letterTo(email));
    expect(admin.complaints).toEqual([]);
  });

  it('ORG-21 OPEN-035 a second invite makes the first worthless', async () => {
    const { page } = admin;
    const before = await letterTo(email);
    await page.getByRole('button', { name: `Resend invite to ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resend Invite' }).click();
    await page.getByText(`New invite sent to ${name}.`).waitFor();
    await expect.poll(async () => (await letterTo(email)) !== before).toBe(true);
    await provider.page.goto(firstLink);
    await provider.page.getByText('This invite is no longer valid.').first().waitFor();
  });

  it('AUTH-40 makes an account by the mailed link and arrives at the dashboard', async () => {
    const { page, complaints } = provider;
    await page.goto(linkIn(await letterTo(email)));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.waitForURL('**/home/');
    await page.getByRole('heading', { name: 'Hi Ana' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('SEC-02 ORG-08 reaches exactly the assigned locations, and manages nothing', async () => {
    const { page, complaints } = provider;
    await expectOwnLocations(page, ['Quartet Boulder', 'Quartet Phoenix']);
    expect(await patientsAt(page)).toEqual(['Quartet Boulder', 'Quartet Phoenix']);
    expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add Location' }).count()).toBe(0);
    await page.goto('/organization/providers/');
    await page.getByRole('row', { name: new RegExp(name) }).waitFor();
    expect(await page.getByRole('button', { name: /Add Provider|^Delete |^Edit / }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('ORG-17 ORG-20 A4 stands among the current users; another location counts from the next request on', async () => {
    const { page } = admin;
    await page.reload();
    await counted('Current', 1).click();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await row().getByRole('checkbox', { name: 'Quartet Boulder' }).uncheck();
    await row().getByRole('checkbox', { name: 'Quartet Phoenix' }).uncheck();
    await row().getByRole('button', { name: 'Save' }).click();
    await row().getByText('Location(s) are required').waitFor();
    await row().getByRole('checkbox', { name: 'Quartet Seattle' }).check();
    await row().getByRole('button', { name: 'Save' }).click();
    await page.getByText(`Changes to ${name} saved.`).waitFor();
    expect(await patientsAt(provider.page)).toEqual(['Quartet Seattle']);
    await expectOwnLocations(provider.page, ['Quartet Seattle']);
    expect(admin.complaints).toEqual([]);
  });

  it('ORG-22 A9 is deleted after a question, and is out with the next request', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('dialog', { name: 'Delete Provider' });
    await question.getByText(`Delete ${name}? They will lose access immediately.`).waitFor();
    await question.getByRole('button', { name: 'Delete Provider' }).dblclick();
    await page.getByText(`${name} was deleted.`).waitFor();
    await counted('Current', 0).waitFor();
    const answer = await provider.page.request.get('/api/v2/patients');
    expect([401, 403]).toContain(answer.status());
    await invited().click();
    await counted('Invited', 0).waitFor();
    expect(await row().count()).toBe(0);
    expect(admin.complaints).toEqual([]);
  });

  it('ORG-19 invited again, signs in with the account that is there', async () => {
    const before = await letterTo(email);
    await admin.page.getByRole('button', { name: 'Add Provider' }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Add Provider' });
    await dialog.getByLabel('First Name').fill('Ana');
    await dialog.getByLabel('Last Name').fill('Sol');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Role').selectOption('Admin');
    await dialog.getByRole('button', { name: 'Add Provider' }).click();
    await row().getByText('All locations').waitFor();
    await expect.poll(async () => (await letterTo(email)) !== before).toBe(true);
    const { context, page } = await openBrowser();
    await page.goto(linkIn(await letterTo(email)));
    await page.getByRole('link', { name: /Sign in/i }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/home/');
    await page.goto('/organization/providers/');
    await page.getByRole('button', { name: 'Add Provider' }).waitFor();
    expect(await page.getByRole('button', { name: `Delete ${name}` }).count()).toBe(0);
    await context.close();
  });
});
