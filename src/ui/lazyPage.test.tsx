import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Caught extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children;
  }
}
const shown = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Caught>
      <Suspense fallback={<p>Loading</p>}>
        <Page />
      </Suspense>
    </Caught>,
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('CONST-11 loading a page times out after 120 s', async () => {
  shown(lazyPage(() => new Promise(() => undefined)));
  await wait(119_999);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await wait(1);
  expect(screen.getByRole('alert')).toHaveTextContent('A part of the page did not load within 120 s.');
});

it('CONST-11 a page that loads late but in time is shown, and stays', async () => {
  shown(
    lazyPage(async () => {
      await new Promise((later) => setTimeout(later, 119_000));
      return { default: () => <p>The page</p> };
    }),
  );
  await wait(119_000);
  expect(screen.getByText('The page')).toBeInTheDocument();
  await wait(10_000);
  expect(screen.getByText('The page')).toBeInTheDocument();
});
