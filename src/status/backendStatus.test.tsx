import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { goTo } from '../navigation/path.ts';
import { refused } from '../testing/fakeApi.ts';
import { addressOfPage, openApp, visitor } from '../testing/openApp.tsx';

const maintenance = { 'GET /v2/status': [200, { status: 'MAINTENANCE' }] } as const;
const statusCalls = (calls: string[]) => calls.filter((made) => made === 'GET /v2/status').length;

describe('the backend status', () => {
  it('AUTH-58 is asked at each change of route', async () => {
    const { calls } = openApp('/user/login/');
    await waitFor(() => expect(statusCalls(calls())).toBe(1));
    act(() => goTo('/user/forgot-password/'));
    await waitFor(() => expect(statusCalls(calls())).toBe(2));
    act(() => goTo('/user/login/'));
    await waitFor(() => expect(statusCalls(calls())).toBe(3));
  });

  it('AUTH-29 AUTH-59 MAINTENANCE leads to the maintenance page', async () => {
    const pages = window.history.length;
    openApp('/user/login/', { answers: { ...visitor, ...maintenance } });
    expect(await screen.findByRole('heading', { name: "We'll Be Right Back" })).toBeVisible();
    expect([addressOfPage(), window.history.length]).toEqual(['/maintenance/', pages]);
  });

  it('AUTH-60 LIVE on the maintenance page leads to the main route', async () => {
    const pages = window.history.length;
    openApp('/maintenance/');
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
    expect(window.history.length).toBe(pages);
  });

  it('AUTH-60 the maintenance page can be asked to look again', async () => {
    const { user, answering } = openApp('/maintenance/', { answers: { ...visitor, ...maintenance } });
    await screen.findByRole('heading', { name: "We'll Be Right Back" });
    Object.assign(answering, { 'GET /v2/status': [200, { status: 'LIVE' }] });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
  });

  it.each([
    ['500', refused(500)],
    ['no network', 'network failure' as const],
    ['nonsense', [200, { status: 'BROKEN' }] as const],
  ])('AUTH-61 a check that fails (%s) is only logged', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    openApp('/user/login/', { answers: { ...visitor, 'GET /v2/status': answer } });
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The backend status could not be checked', expect.anything()),
    );
    expect(addressOfPage()).toBe('/user/login/');
    expect(screen.queryByRole('alert')).toBeNull();
    warn.mockRestore();
  });
});
