import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clearStorage, persistentKeys } from '../../app/session/storage.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderApp } from '../../../tests/component/renderApp.tsx';
import { clinicAdmin, vendorAdmin } from '../../../tests/component/people.ts';
import { createI18nProvider } from './i18nProvider.ts';
import {
  resetLanguage,
  currentLanguage,
  loadMessages,
  rememberedLanguage,
  translateMessage,
  setLocale,
} from './language.ts';
import { translateVisitorPage } from './messages/visitor-pages.en.ts';
import { translatePublic } from './translatePublic.ts';

vi.mock('../../app/plugins.ts', () => ({ plugins: [] }));
// These tests only need the import.
vi.mock('../../app/consoles/AdminConsole.tsx', () => ({ default: () => <h1>Vendor console</h1> }));
// A namespace that cannot be loaded.
vi.mock('./spanish/vendor.ts', () => {
  throw new Error('No network');
});
// The first import of console and texts takes seconds on a busy machine.
beforeAll(async () => {
  await Promise.all([import('../../app/consoles/PortalConsole.tsx'), import('../../app/pages/account/Account.tsx')]);
  await loadMessages('es', 'portal');
}, 60_000);
afterEach(() => {
  act(resetLanguage);
});

/** All texts that the page has shown so far. */
function watchPage() {
  const shown: string[] = [];
  const look = () => shown.push(document.body.textContent);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  return shown;
}

describe('the language of the page', () => {
  it('OPEN-013 is English by default', () => {
    expect([
      rememberedLanguage(),
      currentLanguage(),
      translatePublic('signIn.title'),
      translateMessage('Email is required.'),
    ]).toEqual(['en', 'en', 'Sign in', 'Email is required.']);
  });

  it('OPEN-013 applies to keys, to messages and to the document', async () => {
    expect(await setLocale('es', 'portal')).toBe(true);
    const { translate, getLocale } = createI18nProvider([]);
    expect(translateVisitorPage('form.passwordHint', { count: 8 })).toMatch(/^Al menos 8 caracteres\./);
    expect(translateMessage('Email is required.')).toBe('El correo electrónico es obligatorio.');
    expect(translate('Email is required.')).toBe('El correo electrónico es obligatorio.');
    expect(translate('account.title')).toBe('Su cuenta');
    expect(translate('ra.action.save')).toBe('Guardar');
    expect(translate('locationFilter.some', { smart_count: 1 })).toBe('1 sede');
    expect(translate('locationFilter.some', { smart_count: 3 })).toBe('3 sedes');
    expect(translate('Grace Hopper')).toBe('Grace Hopper');
    expect(getLocale()).toBe('es');
    expect(document.documentElement.lang).toBe('es');
  });

  it('OPEN-013 is remembered by the browser, even after signing out', async () => {
    await setLocale('es');
    clearStorage(localStorage, persistentKeys);
    expect(rememberedLanguage()).toBe('es');
    expect(document.cookie).toContain('language=es');
    await setLocale('en');
    expect(document.cookie).toContain('language=en');
  });

  it('is the last selected one, even if the texts of an earlier one load later', async () => {
    const first = setLocale('es', 'portal');
    await setLocale('en');
    await first;
    expect(currentLanguage()).toBe('en');
  });

  it('OPEN-013 stays English when its texts cannot be loaded, and the console opens', async () => {
    expect(await setLocale('es', 'admin')).toBe(false);
    expect([currentLanguage(), document.documentElement.lang, translatePublic('signIn.title')]).toEqual([
      'en',
      'en',
      'Sign in',
    ]);
    renderApp('/admin/', { answers: { 'GET /v2/users/current': [200, { ...vendorAdmin, language: 'es' }] } });
    expect(await screen.findByRole('heading', { name: 'Vendor console' })).toBeVisible();
  });
});

describe('the language of an account', () => {
  it('OPEN-013 is the first language of the console', async () => {
    const shown = watchPage();
    renderApp('/user/account/info', {
      answers: { 'GET /v2/users/current': [200, { ...clinicAdmin, language: 'es' }] },
    });
    expect(await screen.findByRole('heading', { name: 'Su cuenta' })).toBeVisible();
    expect(shown.filter((page) => page.includes('Your Account'))).toEqual([]);
    expect(rememberedLanguage()).toBe('es');
  });

  it('OPEN-013 overrides what the browser remembers', async () => {
    await setLocale('es');
    const shown = watchPage();
    renderApp('/user/account/info', { answers: { 'GET /v2/users/current': [200, clinicAdmin] } });
    expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeVisible();
    expect(shown.filter((page) => page.includes('Su cuenta'))).toEqual([]);
    expect([rememberedLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  it('OPEN-013 applies to error messages of the server', async () => {
    await setLocale('es');
    const { user } = renderApp('/user/account/info', {
      answers: {
        'GET /v2/users/current': [200, { ...clinicAdmin, language: 'es' }],
        [`PATCH /v2/users/${clinicAdmin.userId}`]: errorResponse(422, 'Last name is required.', {
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
  ])('OPEN-013 (%s) offer the other language by its own name', async (path, english, spanish) => {
    const { user } = renderApp(path, {
      answers: {
        'GET /v2/users/current': errorResponse(401, 'Please sign in.'),
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

  it('OPEN-013 keep what was typed, and validate in that language', async () => {
    const { user } = renderApp('/user/login/');
    await user.type(await screen.findByLabelText('Email'), 'ada@northside.example');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('ada@northside.example');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('La contraseña es obligatoria.')).toBeVisible();
  });

  it('SEC-23 offer no language when the setting is off', async () => {
    renderApp('/user/login/', { configuration: { languageChoice: false } });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Español' })).toBeNull();
  });
});
