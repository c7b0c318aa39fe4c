import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, until } from './page.ts';

// Of the stories of languages alone: an account has one language, for all its sessions.
const ADMIN = 'admin.languages@summit.example.com';
const page = openPage();
beforeAll(async () => {
  await page.signIn(ADMIN);
});

const language = () => page.call(() => document.documentElement.lang);
const choose = async (label: string, option: string, save: string) => {
  await page.find({ role: 'combobox', name: label }).choose(option);
  await page.button(save).click();
};

// One story, told in order: each step stands on the one before.
describe('OPEN-013 the portal in Spanish in any browser', () => {
  it('SEC-23 is chosen in Your Account and spoken at once and after a reload', async () => {
    await page.go('/user/account/info');
    await page.heading('Your Account').isThere();
    await choose('Language', 'Español', 'Save Changes');
    await page.heading('Su cuenta').isThere();
    await until(language, (spoken) => expect(spoken).toBe('es'));
    await page.go('/user/account/info');
    await page.heading('Su cuenta').isThere();
    expect(await page.complaints()).toEqual([]);
  });

  it('writes days with their month as a word', async () => {
    await page.go('/patients/');
    const body = () => page.find({ role: 'main' }).texts();
    await until(body, ([text]) =>
      expect(text).toMatch(/\b\d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic) \d{4}\b/),
    );
    const [text] = await body();
    expect(text).not.toMatch(/\d\d\/\d\d\/\d{4}/);
    await page.picture('spanish-1366');
    expect(await page.complaints()).toEqual([]);
  });

  it('goes back to English', async () => {
    await page.go('/user/account/info');
    await choose('Idioma', 'English', 'Guardar cambios');
    await page.heading('Your Account').isThere();
    await until(language, (spoken) => expect(spoken).toBe('en'));
    expect(await page.complaints()).toEqual([]);
  });
});
