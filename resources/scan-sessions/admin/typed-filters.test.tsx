import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { listRequests, pages, preset, renderSessions } from './fixtures.ts';

// Loading the page can take longer than a test waits.
beforeAll(() => import('./ScanSessionList.tsx'), 60_000);

/** What the input holds after each key. */
function typeDates(field: HTMLElement, ...values: string[]) {
  for (const value of values) {
    fireEvent.keyDown(field, { key: '1' });
    fireEvent.change(field, { target: { value } });
  }
}
const listDays = () => ['From', 'To'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

async function openPeriod(startDate: string, endDate: string) {
  const filter = encodeURIComponent(JSON.stringify({ dateRange: { startDate, endDate } }));
  const opened = renderSessions({}, `?filter=${filter}`);
  await screen.findByText('77e5...c307');
  return opened;
}

describe('a typed day', () => {
  it('ASCAN-06 applies on Enter or when its field is left, and changes no other day meanwhile', async () => {
    const opened = await openPeriod('2025-10-22', '2025-11-21');
    const to = screen.getByLabelText('To');
    // `11202025` in the order of a US date.
    typeDates(to, '2025-01-21', '2025-11-21', '2025-11-02', '2025-11-20');
    expect(listDays()).toEqual(['2025-10-22', '2025-11-20']);
    typeDates(to, '0002-11-20', '0020-11-20', '0202-11-20', '2025-11-20');
    expect(listRequests(opened)).toHaveLength(1);
    fireEvent.keyDown(to, { key: 'Enter' });
    // The end of the day in Denver.
    await waitFor(() => expect(listRequests(opened).at(-1)?.query.end).toBe('2025-11-21T06:59:59.999Z'));
    typeDates(screen.getByLabelText('From'), '2025-01-22', '2025-11-22', '2025-11-01');
    fireEvent.blur(screen.getByLabelText('From'));
    await waitFor(() => expect(listRequests(opened).at(-1)?.query.start).toBe('2025-11-01T06:00:00.000Z'));
    expect(listDays()).toEqual(['2025-11-01', '2025-11-20']);
  });

  it('ASCAN-06 stays with an error while the range is invalid, until a preset is selected', async () => {
    const opened = await openPeriod('2025-10-22', '2025-11-21');
    const from = screen.getByLabelText('From');
    typeDates(from, '0202-11-20');
    fireEvent.blur(from);
    expect(await screen.findByText('Not a valid date')).toBeVisible();
    typeDates(from, '2025-12-20');
    expect(screen.queryByText('Not a valid date')).toBeNull();
    fireEvent.blur(from);
    expect(await screen.findByText('The start date cannot be after the end date')).toBeVisible();
    expect(from).toBeInvalid();
    expect(listDays()).toEqual(['2025-12-20', '2025-11-21']);
    expect(listRequests(opened)).toHaveLength(1);
    await opened.user.click(preset('Last 7 days'));
    await waitFor(() => expect(from).toBeValid());
    expect(from).not.toHaveValue('2025-12-20');
  });
});

describe('the search by UUID', () => {
  it('ASCAN-09 rejects at the field what is no UUID, without a request', async () => {
    const opened = renderSessions();
    await screen.findByText('77e5...c307');
    await opened.user.type(screen.getByLabelText('Session UUID'), 'not a UUID{Enter}');
    expect(await screen.findByText('Not a valid UUID')).toBeVisible();
    expect(preset('Last 30 days')).toBeEnabled();
    expect(listRequests(opened)).toHaveLength(1);
  });
});

it('ERR-31 a list that could not be loaded has no pager', async () => {
  renderSessions({ [`GET ${pages}`]: errorResponse(500, 'Out of order.') });
  const list = within(await screen.findByRole('region', { name: 'Scan Sessions: list' }));
  expect(await list.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(list.queryByText(/^1–15 of/)).toBeNull();
});
