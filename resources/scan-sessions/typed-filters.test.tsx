import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { scan } from './plugin.tsx';
import { organizationWith, scanSession, scanUserAtHarbor } from './fixtures.ts';

// Loading the page can take longer than a test waits.
beforeAll(() => import('./SessionsPage.tsx'), 60_000);

async function open(filter = {}) {
  const opened = renderFeature(scan, `/scan/sessions/?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    viewer: scanUserAtHarbor,
    answers: { 'GET /v2/scan/sessions/pages': pagedResponse([scanSession(1)]), ...organizationWith() },
  });
  await screen.findByText('Timed Up and Go', { selector: 'strong' });
  const getLastQuery = () => opened.sent.findLast(({ path }) => path === '/v2/scan/sessions/pages')?.query;
  return { ...opened, getLastQuery };
}

it('typed custom dates stay on the page until they are applied, each for itself', async () => {
  const { user, getLastQuery } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Custom dates');
  const from = screen.getByLabelText('From');
  vi.useFakeTimers();
  for (const value of ['0002-11-01', '0020-11-01', '0202-11-01', '2025-11-01']) {
    fireEvent.keyDown(from, { key: '2' });
    fireEvent.change(from, { target: { value } });
    // Slowly, so that a filter would reach the address.
    act(() => void vi.advanceTimersByTime(1000));
  }
  vi.useRealTimers();
  expect(from).toHaveValue('2025-11-01');
  expect(from).toBeVisible();
  expect(getLastQuery()).not.toHaveProperty('start');
  fireEvent.blur(from);
  // Midnight in Denver.
  await waitFor(() => expect(getLastQuery()).toMatchObject({ start: '2025-11-01T06:00:00.000Z' }));
  expect(getLastQuery()).not.toHaveProperty('end');
  fireEvent.keyDown(from, { key: 'Backspace' });
  fireEvent.change(from, { target: { value: '' } });
  fireEvent.keyDown(from, { key: 'Enter' });
  await waitFor(() => expect(getLastQuery()).not.toHaveProperty('start'));
  expect(screen.getByRole('combobox', { name: 'Date range' })).toHaveDisplayValue('Custom dates');
});

it('a typed result applies on Enter and keeps the focus in its field', async () => {
  const { user, getLastQuery } = await open({ assessmentIds: ['AST-0009'] });
  const field = screen.getByRole('spinbutton', { name: 'Result from' });
  await user.type(field, '12{Enter}');
  await waitFor(() => expect(getLastQuery()).toMatchObject({ resultFrom: '12' }));
  expect(screen.getByRole('spinbutton', { name: 'Result from' })).toHaveFocus();
  await user.keyboard('.5{Enter}');
  await waitFor(() => expect(getLastQuery()).toMatchObject({ resultFrom: '12.5' }));
});
