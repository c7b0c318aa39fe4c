import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, reloadWhenOutdated } from '../navigation/reload.ts';
import { monitoring, type MonitoringService } from '../telemetry/monitoring.ts';
import { FatalErrorBoundary } from './FatalError.tsx';

const Broken = (): never => {
  throw new Error('undefined is not a patient');
};
const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
const loadAnew = vi.spyOn(page, 'loadAnew').mockImplementation(() => undefined);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('a screen that breaks', () => {
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

  it('SHELL-26 Go Home loads the application anew', async () => {
    render(<Broken />, { wrapper: FatalErrorBoundary });
    await userEvent.click(screen.getByRole('button', { name: 'Go Home' }));
    expect(loadAnew).toHaveBeenCalledWith('/');
  });

  it('SHELL-27 Reload this page. loads the page anew', async () => {
    render(<Broken />, { wrapper: FatalErrorBoundary });
    await userEvent.click(screen.getByRole('button', { name: 'Reload this page.' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a chunk that is gone after a deployment', () => {
  it('loads the application anew once, and leaves a second failure to the error screen', () => {
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
