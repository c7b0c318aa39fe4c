import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetStored, keptKeys } from '../session/stored.ts';
import { refused } from '../testing/fakeApi.ts';
import { openApp } from '../testing/openApp.tsx';
import { clinicAdmin, vendorAdmin } from '../testing/people.ts';
import { i18nProviderFor } from './i18nProvider.ts';
import { forgetLanguage, language, prepare, rememberedLanguage, said, speak } from './language.ts';
import { text } from './text.ts';

vi.mock('../plugins.ts', () => ({ plugins: [] }));
// Here only the way to it counts.
vi.mock('../consoles/AdminConsole.tsx', () => ({ default: () => <h1>Vendor console</h1> }));
// A part of the catalogue that cannot be fetched.
vi.mock('./spanish/vendor.ts', () => {
  throw new Error('No network');
});
// The first import of console and texts takes seconds on a busy machine.
beforeAll(async () => {
  await Promise.all([import('../consoles/PortalConsole.tsx'), import('../pages/account/Account.tsx')]);
  await prepare('es', 'portal');
}, 60_000);
afterEach(() => {
  act(forgetLanguage);
});

/** Everything that the page has shown so far. */
function watchPage() {
  const shown: string[] = [];
  const look = () => shown.push(document.body.textContent);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  return shown;
}

describe('the language of the page', () => {
  it('OPEN-013 is English where nothing was chosen', () => {
    expect([rememberedLanguage(), language(), text('signIn.title'), said('Email is required.')]).toEqual([
      'en',
      'en',
      'Sign in',
      'Email is required.',
    ]);
  });

  it('OPEN-013 is spoken by keys, by wordings and by the page itself', async () => {
    expect(await speak('es', 'portal')).toBe(true);
    const { translate, getLocale } = i18nProviderFor([]);
    expect(text('form.passwordHint', { count: 8 })).toMatch(/^Al menos 8 caracteres\./);
    expect(said('Email is required.')).toBe('El correo electrónico es obligatorio.');
    expect(translate('Email is required.')).toBe('El correo electrónico es obligatorio.');
    expect(translate('account.title')).toBe('Su cuenta');
    expect(translate('ra.action.save')).toBe('Guardar');
    expect(translate('locationFilter.some', { smart_count: 1 })).toBe('1 sede');
    expect(translate('locationFilter.some', { smart_count: 3 })).toBe('3 sedes');
    expect(translate('Grace Hopper')).toBe('Grace Hopper');
    expect(getLocale()).toBe('es');
    expect(document.documentElement.lang).toBe('es');
  });

  it('OPEN-013 is remembered by the browser, over signing out too', async () => {
    await speak('es');
    forgetStored(localStorage, keptKeys);
    expect(rememberedLanguage()).toBe('es');
    expect(document.cookie).toContain('language=es');
    await speak('en');
    expect(document.cookie).toContain('language=en');
  });

  it('the last choice counts, however long the texts of an earlier one take', async () => {
    const first = speak('es', 'portal');
    await speak('en');
    await first;
    expect(language()).toBe('en');
  });

  it('OPEN-013 stays English where the texts cannot be fetched, and the console opens', async () => {
    expect(await speak('es', 'admin')).toBe(false);
    expect([language(), document.documentElement.lang, text('signIn.title')]).toEqual(['en', 'en', 'Sign in']);
    openApp('/admin/', { answers: { 'GET /v2/users/current': [200, { ...vendorAdmin, language: 'es' }] } });
    expect(await screen.findByRole('heading', { name: 'Vendor console' })).toBeVisible();
  });
});

describe('the language of an account', () => {
  it('OPEN-013 is what the console begins with, never the other one', async () => {
    const shown = watchPage();
    openApp('/user/account/info', { answers: { 'GET /v2/users/current': [200, { ...clinicAdmin, language: 'es' }] } });
    expect(await screen.findByRole('heading', { name: 'Su cuenta' })).toBeVisible();
    expect(shown.filter((page) => page.includes('Your Account'))).toEqual([]);
    expect(rememberedLanguage()).toBe('es');
  });

  it('OPEN-013 wins over what the browser remembers', async () => {
    await speak('es');
    const shown = watchPage();
    openApp('/user/account/info', { answers: { 'GET /v2/users/current': [200, clinicAdmin] } });
    expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeVisible();
    expect(shown.filter((page) => page.includes('Su cuenta'))).toEqual([]);
    expect([rememberedLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  it('OPEN-013 refusals of the server are told in it', async () => {
    await speak('es');
    const { user } = openApp('/user/account/info', {
      answers: {
        'GET /v2/users/current': [200, { ...clinicAdmin, language: 'es' }],
        [`PATCH /v2/users/${clinicAdmin.userId}`]: refused(422, 'Last name is required.', {
          fields: { lastName: 'Last name is required.' },
        }),
      },
    });
    await user.type(await screen.findByLabelText('Apellido'), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('El apellido es obligatorio.');
    await waitFor(() =>
      expect(screen.getByLabelText('Apellido')).toHaveAccessibleDescription('El apellido es obligatorio.'),
    );
  });
});

describe('the public pages', () => {
  it.each([
    ['/user/login/', 'Sign in', 'Iniciar sesión'],
    ['/user/forgot-password/', 'Forgot your password?', '¿Olvidó su contraseña?'],
    ['/maintenance/', "We'll Be Right Back", 'Volvemos enseguida'],
    ['/no/such/page/', 'Page not found', 'Página no encontrada'],
  ])('OPEN-013 %s offers the other language by its own name', async (path, english, spanish) => {
    const { user } = openApp(path, {
      answers: {
        'GET /v2/users/current': refused(401, 'Please sign in.'),
        'GET /v2/status': [200, { status: path.startsWith('/main') ? 'MAINTENANCE' : 'LIVE' }],
      },
    });
    expect(await screen.findByRole('heading', { name: english })).toBeVisible();
    const other = screen.getByRole('button', { name: 'Español' });
    expect(other).toHaveAttribute('lang', 'es');
    await user.click(other);
    expect(await screen.findByRole('heading', { name: spanish })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(spanish));
    expect(document.documentElement.lang).toBe('es');
    await waitFor(() => expect(other).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: english })).toBeVisible();
  });

  it('OPEN-013 keep what was typed, and say in that language what is missing', async () => {
    const { user } = openApp('/user/login/');
    await user.type(await screen.findByLabelText('Email'), 'ada@northside.example');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('ada@northside.example');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('La contraseña es obligatoria.')).toBeVisible();
  });

  it('SEC-23 offer no language where the setting is off', async () => {
    openApp('/user/login/', { configuration: { languageChoice: false } });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Español' })).toBeNull();
  });
});
