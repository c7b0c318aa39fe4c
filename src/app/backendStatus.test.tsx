import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigateTo } from '../ui/navigation/path.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { currentAddress, renderApp, visitor } from '../../tests/component/renderApp.tsx';

const maintenance = { 'GET /v2/status': [200, { status: 'MAINTENANCE' }] } as const;
const statusCalls = (calls: string[]) => calls.filter((made) => made === 'GET /v2/status').length;

describe('the backend status', () => {
  it('AUTH-58 is loaded on every navigation', async () => {
    const { calls } = renderApp('/user/login/');
    await waitFor(() => expect(statusCalls(calls())).toBe(1));
    act(() => navigateTo('/user/forgot-password/'));
    await waitFor(() => expect(statusCalls(calls())).toBe(2));
    act(() => navigateTo('/user/login/'));
    await waitFor(() => expect(statusCalls(calls())).toBe(3));
  });

  it('AUTH-29 AUTH-59 leads to the maintenance page when it is MAINTENANCE', async () => {
    const pages = window.history.length;
    renderApp('/user/login/', { answers: { ...visitor, ...maintenance } });
    expect(await screen.findByRole('heading', { name: "We'll Be Right Back" })).toBeVisible();
    expect([currentAddress(), window.history.length]).toEqual(['/maintenance/', pages]);
  });

  it('AUTH-60 leads from the maintenance page to the main page when it is LIVE', async () => {
    const pages = window.history.length;
    renderApp('/maintenance/');
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
    expect(window.history.length).toBe(pages);
  });

  it('AUTH-60 can be checked again on the maintenance page', async () => {
    const { user, answering } = renderApp('/maintenance/', { answers: { ...visitor, ...maintenance } });
    await screen.findByRole('heading', { name: "We'll Be Right Back" });
    Object.assign(answering, { 'GET /v2/status': [200, { status: 'LIVE' }] });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
  });

  it.each([
    ['500', errorResponse(500)],
    ['no network', 'network failure' as const],
    ['nonsense', [200, { status: 'BROKEN' }] as const],
  ])('AUTH-61 is only logged when the check fails (%s)', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderApp('/user/login/', { answers: { ...visitor, 'GET /v2/status': answer } });
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The backend status could not be checked', expect.anything()),
    );
    expect(currentAddress()).toBe('/user/login/');
    expect(screen.queryByRole('alert')).toBeNull();
    warn.mockRestore();
  });
});
