import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { forgetViewer } from '../../authProvider/session.ts';
import { App } from '../App.tsx';
import { forgetConfiguration } from '../configuration.ts';
import { forgetLanguage, rememberedLanguage } from '../i18n/language.ts';
import { page } from '../navigation/reload.ts';
import { forgetSession, startSession, watchSessionEnd } from '../session/session.ts';
import { closeAllToasts } from '../toasts/toasts.ts';
import { answerCalls } from './fakeApi.ts';

const live = { 'GET /v2/status': [200, { status: 'LIVE' }] } as const;
export const visitor = { 'GET /v2/users/current': [401, { message: 'Please sign in.', status: 401 }] } as const;

interface Opening {
  answers?: Parameters<typeof answerCalls>[0];
  /** Router state of the page's history entry. */
  state?: object;
  configuration?: object;
}

/** Opens the application at a path as a fresh page would, and hands back the user, the calls made and the reloads. */
export function openApp(path: string, { answers = visitor, state, configuration = {} }: Opening = {}) {
  const answering = { ...live, ...answers };
  const sent = answerCalls(answering);
  document.getElementById('portal-configuration')?.remove();
  const script = document.createElement('script');
  script.id = 'portal-configuration';
  script.type = 'application/json';
  script.textContent = JSON.stringify(configuration);
  document.head.append(script);
  forgetConfiguration();
  forgetViewer();
  forgetSession();
  if (rememberedLanguage() === 'en') forgetLanguage();
  closeAllToasts();
  window.history.replaceState(state ? { usr: state } : null, '', path);
  const reloads = {
    reload: vi.spyOn(page, 'reload').mockImplementation(() => undefined),
    loadAnew: vi.spyOn(page, 'loadAnew').mockImplementation(() => undefined),
    leaveFor: vi.spyOn(page, 'leaveFor').mockImplementation(() => undefined),
  };
  void startSession();
  const stopWatching = watchSessionEnd();
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<App />);
  const calls = () => sent.map(({ method, path: called }) => `${method} ${called}`);
  return { user, sent, calls, answering, reloads, close: () => (stopWatching(), unmount()) };
}

export const addressOfPage = () => `${window.location.pathname}${window.location.search}`;
