import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { englishLeft } from './english-left.ts';
import { quiet } from './quiet.ts';
import { seriousFindings } from './serious-findings.ts';
import { chooseSpanish, languageOfPage, openPage } from './spanish.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

interface Seat {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}
// Of this story alone: an account has one language, for all its sessions.
const CLINIC = 'admin.languages@summit.example.com';
let clinic: Seat;

beforeAll(async () => {
  clinic = await openBrowser();
  await signIn(clinic.page, CLINIC);
});
afterAll(closeProfiles);

describe('the portal in Spanish', () => {
  it('SEC-23 OPEN-013 is chosen in Your Account, spoken at once and after a reload', async () => {
    const { page } = clinic;
    await page.goto('/user/account/info');
    await page.getByRole('heading', { name: 'Your Account' }).waitFor();
    expect(await englishLeft(page)).toEqual(expect.arrayContaining(['Your Account', 'Main menu', 'Save Changes']));
    await chooseSpanish(page);
    await page.getByRole('status').filter({ hasText: 'Se actualizaron los datos de la cuenta.' }).waitFor();
    expect(await languageOfPage(page)).toBe('es');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('language');
    expect(await englishLeft(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Su cuenta' }).waitFor();
    expect(await languageOfPage(page)).toBe('es');
  });

  it('OPEN-013 follows the account to another browser, which never shows the other language', async () => {
    const { context, page, complaints } = await openBrowser();
    await signIn(page, CLINIC);
    const seen: string[] = [];
    await page.exposeFunction('seen', (text: string) => void seen.push(text));
    await page.addInitScript(() => {
      const look = () => (window as unknown as { seen: (text: string) => void }).seen(document.body?.textContent ?? '');
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/user/account/info');
    await page.getByRole('heading', { name: 'Su cuenta' }).waitFor();
    expect(seen.filter((text) => text.includes('Your Account'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    '/home/',
    '/patients/',
    '/rtm-billing/cycles-by-month/',
    '/rtm-billing/money/',
    '/rtm-billing/settings/',
    '/programs/exercise-library/',
    '/programs/templates/',
    '/programs/templates/builder/',
    '/scan/sessions/',
    '/scan/reports/',
    '/gait/reports/',
    '/gait/events/walk/',
    '/gait/reconcile/',
    '/organization/details/',
    '/organization/providers/',
    '/telehealth/',
    '/user/account/password',
    '/no/such/page/',
  ])('OPEN-013 %s has nothing English left, and nothing that axe finds serious', async (path) => {
    await openPage(clinic.page, path);
    expect(await englishLeft(clinic.page)).toEqual([]);
    expect(await seriousFindings(clinic.page)).toEqual([]);
  });

  it('OPEN-013 a patient’s record has nothing English left on any of its tabs, and nothing that axe finds serious', async () => {
    const { page } = clinic;
    const { items } = (await (await page.request.get('/api/v2/patients?products=HEALTH')).json()) as {
      items: { id: number }[];
    };
    const left: string[] = [];
    for (const product of ['health', 'gait']) {
      await openPage(page, `/patients/${items[0]!.id}/${product}/`);
      for (const tab of await page.getByRole('tab').all()) {
        if (!(await tab.isEnabled())) continue;
        await tab.click();
        await quiet(page);
        const found = [...(await englishLeft(page)), ...(await seriousFindings(page))];
        left.push(...found.map((text) => `${new URL(page.url()).pathname}: ${text}`));
      }
    }
    expect(left).toEqual([]);
  });

  it('OPEN-013 OPEN-058 days are written with their month as a word', async () => {
    const { page } = clinic;
    await openPage(page, '/patients/');
    const body = await page.locator('main').innerText();
    expect(body).toMatch(/\b\d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic) \d{4}\b/);
    expect(body).not.toMatch(/\d\d\/\d\d\/\d{4}/);
  });

  it('OPEN-013 a form says in Spanish what is missing, and the server what it refuses', async () => {
    const { page } = clinic;
    await openPage(page, '/user/account/password');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByText('La contraseña anterior es obligatoria').waitFor();
    await page.getByLabel('Verificar contraseña actual').fill('not the right one');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('four unrelated words');
    await page.getByLabel('Confirmar contraseña nueva').fill('four unrelated words');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByRole('alert').filter({ hasText: 'No se pudo actualizar la contraseña.' }).waitFor();
    expect(await englishLeft(page)).toEqual([]);
  });

  it('OPEN-013 a dialog with a refused input has nothing English left', async () => {
    const { page } = clinic;
    await openPage(page, '/patients/');
    await page.getByRole('button', { name: 'Agregar paciente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Exer Health').click();
    await dialog.getByRole('button', { name: 'Siguiente' }).click();
    await dialog.getByLabel('Nombre', { exact: true }).fill('Ada');
    await dialog.getByLabel('Correo electrónico').fill('not an address');
    await dialog.getByRole('button', { name: 'Agregar paciente' }).click();
    await dialog.getByText('El apellido es obligatorio').first().waitFor();
    expect(await englishLeft(page)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    expect(clinic.complaints).toEqual([]);
  });
});

describe('after signing out', { tags: 'thorough' }, () => {
  it('OPEN-013 AUTH-25 the public pages speak what the browser remembers, and nothing English comes first', async () => {
    const { page } = clinic;
    await page.goto('/user/logout/');
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    expect(await (await page.request.get('/user/login/')).text()).not.toContain('Forgot Password');
    for (const [path, title] of [
      ['/user/login/', 'Iniciar sesión'],
      ['/user/forgot-password/', '¿Olvidó su contraseña?'],
      ['/maintenance/', ''],
      ['/no/such/page/', 'Página no encontrada'],
      ['/user/create/000000000000/', 'Esta invitación no se puede usar'],
    ] as const) {
      await page.goto(path);
      if (title) await page.getByRole('heading', { name: title }).waitFor();
      expect(await englishLeft(page)).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  it('OPEN-013 English comes back by its own name, and with the account', async () => {
    const { page } = clinic;
    await page.goto('/user/login/');
    await page.getByLabel('Correo electrónico').fill(CLINIC);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(CLINIC);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    // The account still says Spanish, which wins.
    await page.getByRole('navigation', { name: 'Menú principal' }).waitFor();
    await page.goto('/user/account/info');
    await page.getByLabel('Idioma').selectOption({ label: 'English' });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('heading', { name: 'Your Account' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Account details updated.' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your Account' }).waitFor();
    expect(await languageOfPage(page)).toBe('en');
  });
});
