import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { englishLeft } from './english-left.ts';
import { seriousFindings } from './serious-findings.ts';
import { chooseSpanish, languageOfPage, openPage } from './spanish.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  // Of this story alone: an account has one language, for all its sessions.
  await signIn(page, 'vendor.languages@example.com');
  await chooseSpanish(page);
});
afterAll(closeProfiles);

describe('the vendor console in Spanish', () => {
  it.each([
    '/admin/organizations/',
    '/admin/locations/',
    '/admin/scan/sessions/',
    '/admin/scan/client-versions/',
    '/admin/scan/organizations/',
    '/admin/gait/sessions',
    '/admin/pros/forms/',
    '/admin/pros/responses/',
    '/admin/users/find-by-uuid',
    '/admin/users/signup-link',
    '/admin/settings/',
  ])('OPEN-013 %s has nothing English left, and nothing that axe finds serious', async (path) => {
    await openPage(page, path);
    expect(await languageOfPage(page)).toBe('es');
    expect(await englishLeft(page)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
