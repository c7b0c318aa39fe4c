import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { renderSignIn } from './prerender.tsx';
import { mockApi } from '../../tests/component/fakeApi.ts';
import { visitor } from '../../tests/component/renderApp.tsx';

it('the prerendered sign-in page has the form and nothing that the content security policy rejects', () => {
  const html = renderSignIn();
  expect(html).toContain('Motion intelligence software for the modern health enterprise.');
  expect(html).toContain('type="password"');
  expect(html).not.toMatch(/\sstyle=|<script|<style|\son\w+=/);
});

it('the browser hydrates the prerendered page without a difference, and keeps what was already typed', async () => {
  mockApi({ ...visitor, 'GET /v2/status': [200, { status: 'LIVE' }] });
  window.history.replaceState(null, '', '/user/login/');
  const container = document.createElement('div');
  container.innerHTML = renderSignIn();
  document.body.append(container);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  email.value = 'ada@northside.example';
  const differences = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(container, <App />, { onRecoverableError: differences }));
  expect(differences).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toBe(email);
  expect(email).toHaveValue('ada@northside.example');
  act(() => root.unmount());
  container.remove();
});
