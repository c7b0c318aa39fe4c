import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { Toasts } from './Toasts.tsx';
import { closeAllToasts, showStoredToast, toast, toastAfterReload, type ToastKind } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(closeAllToasts);
  vi.useRealTimers();
});

describe('toasts', () => {
  it.each<[ToastKind, string]>([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ])('SHELL-28 shows the kind %s as %s', (kind, role) => {
    act(() => toast(kind, 'Something happened.'));
    expect(screen.getByRole(role)).toHaveTextContent('Something happened.');
    expect(screen.getByRole(role).closest('[data-kind]')).toHaveAttribute('data-kind', kind);
  });

  it('SHELL-30 close after 4000 ms and not before', () => {
    act(() => toast('success', 'Saved.'));
    act(() => void vi.advanceTimersByTime(3999));
    expect(screen.getByText('Saved.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('stay for 10 seconds with an action, and close when it is used', () => {
    const run = vi.fn<() => void>();
    act(() => toast('success', 'Ada Lovelace was discharged.', { label: 'Undo', run }));
    act(() => void vi.advanceTimersByTime(9999));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    act(() => toast('success', 'Ada Lovelace was discharged.', { label: 'Undo', run }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Ada Lovelace was discharged.')).toBeNull();
  });

  it('stay while they are hovered', () => {
    act(() => toast('success', 'Saved.'));
    const card = screen.getByText('Saved.').closest('[data-kind]') as HTMLElement;
    fireEvent.pointerEnter(card);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Saved.')).toBeVisible();
    fireEvent.pointerLeave(card);
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('close by their button, and show the same text once', () => {
    act(() => toast('error', 'No network.'));
    act(() => toast('error', 'No network.'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be stored for the page after a reload', () => {
    toastAfterReload('info', 'You were signed out.');
    act(showStoredToast);
    expect(screen.getByRole('status')).toHaveTextContent('You were signed out.');
    act(closeAllToasts);
    act(showStoredToast);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('SHELL-29 are at the top right of the window', () => {
    const style = document.createElement('style');
    style.textContent = readFileSync('src/app/pages/public.css', 'utf8').replaceAll(
      /calc\(var\(--grid\) \* (\d+)\)/g,
      '$1px',
    );
    document.head.append(style);
    act(() => toast('info', 'Here.'));
    const { position, top, right } = getComputedStyle(screen.getByRole('region', { name: 'Notifications' }));
    expect({ position, top, right }).toEqual({ position: 'fixed', top: '2px', right: '2px' });
    style.remove();
  });
});
