import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { clearViewer } from '../../authProvider/session.ts';
import { App } from '../../src/app/App.tsx';
import { resetConfiguration } from '../../src/ui/configuration.ts';
import { resetLanguage, rememberedLanguage } from '../../src/ui/i18n/language.ts';
import { page } from '../../src/ui/navigation/reload.ts';
import { resetSession, startSession, watchSessionEnd } from '../../src/app/session/session.ts';
import { closeAllToasts } from '../../src/ui/toasts/toasts.ts';
import { mockApi } from './fakeApi.ts';

const live = { 'GET /v2/status': [200, { status: 'LIVE' }] } as const;
export const visitor = { 'GET /v2/users/current': [401, { message: 'Please sign in.', status: 401 }] } as const;

interface Opening {
  answers?: Parameters<typeof mockApi>[0];
  /** Router state of the page's history entry. */
  state?: object;
  configuration?: object;
}

/** Renders the application at a path like a fresh page; returns the user, the sent requests and the reloads. */
export function renderApp(path: string, { answers = visitor, state, configuration = {} }: Opening = {}) {
  const answering = { ...live, ...answers };
  const sent = mockApi(answering);
  document.getElementById('portal-configuration')?.remove();
  const script = document.createElement('script');
  script.id = 'portal-configuration';
  script.type = 'application/json';
  script.textContent = JSON.stringify(configuration);
  document.head.append(script);
  resetConfiguration();
  clearViewer();
  resetSession();
  if (rememberedLanguage() === 'en') resetLanguage();
  closeAllToasts();
  window.history.replaceState(state ? { usr: state } : null, '', path);
  const reloads = {
    reload: vi.spyOn(page, 'reload').mockImplementation(() => undefined),
    load: vi.spyOn(page, 'load').mockImplementation(() => undefined),
    leaveFor: vi.spyOn(page, 'leaveFor').mockImplementation(() => undefined),
  };
  void startSession();
  const stopWatching = watchSessionEnd();
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<App />);
  const calls = () => sent.map(({ method, path: called }) => `${method} ${called}`);
  return { user, sent, calls, answering, reloads, close: () => (stopWatching(), unmount()) };
}

export const currentAddress = () => `${window.location.pathname}${window.location.search}`;
