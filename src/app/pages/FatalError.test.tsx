import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, reloadWhenOutdated } from '../../ui/navigation/reload.ts';
import { monitoring, type MonitoringService } from '../../ui/telemetry.ts';
import { FatalErrorBoundary } from './FatalError.tsx';

const Broken = (): never => {
  throw new Error('undefined is not a patient');
};
const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
const load = vi.spyOn(page, 'load').mockImplementation(() => undefined);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('a screen that throws', () => {
  it('SHELL-25 OPEN-042 shows the fatal error and reports it', () => {
    const report = vi.fn<MonitoringService['report']>();
    monitoring.use({ report });
    render(<Broken />, { wrapper: FatalErrorBoundary });
    expect(screen.getByRole('heading', { name: "There was an issue we couldn't recover from." })).toBeVisible();
    expect(report).toHaveBeenCalledWith(
      new Error('undefined is not a patient'),
      expect.stringContaining('Render failed'),
    );
    monitoring.use(undefined);
  });

  it('SHELL-26 reloads the application by Go Home', async () => {
    render(<Broken />, { wrapper: FatalErrorBoundary });
    await userEvent.click(screen.getByRole('button', { name: 'Go Home' }));
    expect(load).toHaveBeenCalledWith('/');
  });

  it('SHELL-27 reloads the page by Reload this page.', async () => {
    render(<Broken />, { wrapper: FatalErrorBoundary });
    await userEvent.click(screen.getByRole('button', { name: 'Reload this page.' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a chunk that is missing after a deployment', () => {
  it('reloads the application once, and leaves a second error to the error screen', () => {
    reloadWhenOutdated();
    const failure = () => new Event('vite:preloadError', { cancelable: true });
    const first = failure();
    window.dispatchEvent(first);
    expect(reload).toHaveBeenCalledOnce();
    expect(first.defaultPrevented).toBe(true);
    const second = failure();
    window.dispatchEvent(second);
    expect(reload).toHaveBeenCalledOnce();
    expect(second.defaultPrevented).toBe(false);
  });
});
