import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { goTo } from './go-to.ts';
import { quiet } from './quiet.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { closeProfiles, letterTo, openBrowser, product, signIn } from './visitor.ts';

afterAll(closeProfiles);

const isShown = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** An invite link as a colleague gets it by mail. */
async function inviteLink(): Promise<string> {
  const { context, page } = await openBrowser();
  await signIn(page, 'admin@summit.example.com');
  const address = `colleague.${Date.now()}@example.com`;
  const data = {
    firstName: 'Robin',
    lastName: 'Vale',
    email: address,
    role: 'PORTAL_PROVIDER_ADMIN',
    locationIds: [],
  };
  await page.request.post('/api/v2/practitioners', { data, failOnStatusCode: true });
  await context.close();
  return new URL(/https?:\/\/\S+\/user\/create\/\S+/.exec(await letterTo(address))![0]).pathname;
}

interface Visit {
  name: string;
  as?: string;
  width?: number;
  open: (page: Page) => Promise<void>;
}

const visits: Visit[] = [
  {
    name: 'sign-in',
    open: async (page) => {
      await page.goto('/user/login/');
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
    },
  },
  {
    name: 'sign-in with its messages',
    open: async (page) => {
      await page.goto('/user/login/');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await isShown(page, 'Email is required.');
    },
  },
  {
    name: 'the calls of the API, one of them open',
    open: async (page) => {
      await page.goto('/api/docs');
      await page.getByRole('textbox').fill('signed-in user');
      await page.getByRole('heading', { name: 'oauth' }).waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: 'users' }).click();
      await page.getByRole('button', { name: /^get .*users.*current$/ }).click();
      await page.getByRole('button', { name: 'Try it out' }).waitFor();
    },
  },
  {
    name: 'sign-up',
    open: async (page) => {
      await page.goto(await inviteLink());
      await isShown(page, 'Sign Up for Exer');
    },
  },
  {
    name: 'forgot password',
    open: async (page) => {
      await page.goto('/user/forgot-password/');
      await page.getByLabel('Email').waitFor();
    },
  },
  {
    name: 'reset password',
    open: async (page) => {
      await page.goto('/user/forgot-password/');
      await page.getByLabel('Email').fill('provider@lakes.example.com');
      await page.getByLabel('Email').press('Enter');
      await page.waitForURL('**/user/reset-password/');
    },
  },
  {
    name: 'maintenance',
    open: async (page) => {
      await page.route('**/api/v2/status', (route) => route.fulfill({ json: { status: 'MAINTENANCE' } }));
      await page.goto('/user/login/');
      await isShown(page, "We'll Be Right Back");
    },
  },
  {
    name: 'not found',
    as: 'admin@summit.example.com',
    open: async (page) => {
      await goTo(page, '/no/such/page/');
      await isShown(page, 'Looks like our form is a little off.');
    },
  },
  {
    name: 'not found, for a visitor',
    open: async (page) => {
      await goTo(page, '/no/such/page/');
      await isShown(page, 'Looks like our form is a little off.');
    },
  },
  {
    name: 'account',
    as: 'admin@summit.example.com',
    open: async (page) => {
      await goTo(page, '/user/account/info');
      await page.getByRole('tab', { name: 'Account Info' }).waitFor();
    },
  },
  {
    name: 'account, password',
    as: 'admin@summit.example.com',
    open: async (page) => {
      await goTo(page, '/user/account/password');
      await page.getByLabel('Verify Existing Password').waitFor();
    },
  },
  {
    name: 'motion library',
    as: 'admin@summit.example.com',
    open: async (page) => {
      await goTo(page, '/programs/exercise-library/');
      await page.getByRole('img').first().waitFor();
    },
  },
  {
    name: 'vendor’s organizations',
    as: 'vendor.admin@example.com',
    open: async (page) => {
      await goTo(page, '/admin/organizations/');
      await isShown(page, 'Summit Motion Therapy');
    },
  },
  ...(
    [
      ['locations', '/admin/locations/'],
      ['client versions', '/admin/scan/client-versions/'],
      ['scan sessions', '/admin/scan/sessions/'],
      ['organizations with scan modules', '/admin/scan/organizations/'],
      ['gait sessions', '/admin/gait/sessions'],
      ['survey forms', '/admin/pros/forms/'],
      ['survey responses', '/admin/pros/responses/'],
    ] as const
  ).map(([name, path]) => ({
    name: `vendor’s ${name}`,
    as: 'vendor.admin@example.com',
    open: async (page: Page) => {
      await goTo(page, path);
      await page.locator('main table tbody tr[tabindex]').first().waitFor();
    },
  })),
  ...(
    [
      ['search for a user', '/admin/users/find-by-uuid'],
      ['search for a sign-up link', '/admin/users/signup-link'],
      ['insights', '/admin/insights'],
      ['settings', '/admin/settings/'],
    ] as const
  ).map(([name, path]) => ({
    name: `vendor’s ${name}`,
    as: 'vendor.support@example.com',
    open: async (page: Page) => {
      await goTo(page, path);
      await page.locator('main h1').waitFor();
    },
  })),
  {
    name: 'one organization',
    as: 'vendor.admin@example.com',
    open: async (page) => {
      await goTo(page, '/admin/organizations/');
      await page.getByRole('link', { name: 'Summit Motion Therapy' }).click();
      await page.getByRole('heading', { name: 'History' }).waitFor();
    },
  },
  ...(
    [
      ['/admin/organizations/', 'Add New Organization'],
      ['/admin/organizations/', 'Disable Summit Motion Therapy'],
      ['/admin/organizations/', 'Saved filters'],
      ['/admin/organizations/', 'Columns'],
      ['/admin/locations/', /^History of /],
      ['/admin/scan/client-versions/', 'Add Version'],
      ['/admin/scan/sessions/', 'Analysis'],
      ['/admin/scan/sessions/', 'Details'],
      ['/admin/pros/forms/', 'Add New Typeform Form'],
    ] as const
  ).map(([path, name]) => ({
    name: `dialog of ${String(name)} on ${path}`,
    as: 'vendor.admin@example.com',
    open: async (page: Page) => {
      await goTo(page, path);
      const opener = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
      await opener.first().click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  {
    name: 'the menu of a narrow screen',
    as: 'vendor.admin@example.com',
    width: 390,
    open: async (page) => {
      await goTo(page, '/admin/locations/');
      await page.locator('main table tbody tr[tabindex]').first().waitFor();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the keyword of several locations',
    as: 'vendor.admin@example.com',
    open: async (page) => {
      await goTo(page, '/admin/locations/');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('button', { name: /^Set keyword for / }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the locations to filter sessions by',
    as: 'vendor.admin@example.com',
    open: async (page) => {
      await goTo(page, '/admin/scan/sessions/');
      await page.getByRole('combobox', { name: 'Location' }).click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  ...[1440, 390].map((width) => ({
    name: `the search of a clinic’s console at ${width} pixels`,
    as: 'admin@summit.example.com',
    width,
    open: async (page: Page) => {
      await goTo(page, '/patients/');
      await page.getByRole('table').locator('a[href^="/patients/"]').first().waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('knee');
      await page.getByRole('group', { name: 'Motion Library' }).getByRole('option').first().waitFor();
    },
  })),
  {
    name: 'the search over everything',
    as: 'vendor.admin@example.com',
    open: async (page) => {
      await goTo(page, '/admin/organizations/');
      await isShown(page, 'Summit Motion Therapy');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('summit');
      await page.getByRole('listbox').getByRole('option', { name: 'Summit Motion Therapy' }).first().waitFor();
    },
  },
  {
    name: 'cropping an organization’s logo',
    as: 'vendor.admin@example.com',
    open: async (page) => {
      await goTo(page, '/admin/organizations/');
      await page.getByRole('button', { name: 'Upload logo of Summit Motion Therapy' }).click();
      await page.locator('input[type=file]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
      await page.getByRole('slider', { name: 'Zoom' }).waitFor();
    },
  },
];

/** A page for each account. */
const pages = new Map<string, Page>();
async function pageOf({ as = '', width = 1440 }: Visit): Promise<Page> {
  const page = pages.get(as) ?? (await openBrowser()).page;
  if (as && !pages.has(as)) await signIn(page, as);
  pages.set(as, page);
  await page.unrouteAll();
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  return page;
}

it.each(visits)('axe finds nothing serious in light and dark on: $name', { tags: 'thorough' }, async (visit) => {
  const page = await pageOf(visit);
  await visit.open(page);
  // Rows that are being read again are pale for so long.
  await quiet(page);
  expect(await seriousInBothSchemes(page)).toEqual([]);
});

it('SEC-19 an account of unknown groups fetches no assessments: it is signed out at once', async () => {
  const { context, page } = await openBrowser();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${product.url}/user/login/`);
  await page.getByLabel('Email').fill('unknown.group@example.com');
  await page.getByLabel('Password', { exact: true }).fill('motion-demo-26');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await isShown(page, 'That account does not have access to the portal.');
  await page.goto('/scan/sessions/');
  await page.waitForURL((url) => url.pathname === '/user/login/');
  expect(asked).toContain('/api/v2/users/current');
  expect(asked.filter((path) => path.includes('assessments'))).toEqual([]);
  await context.close();
});
