import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { errorResponse, mockApi } from '../../../tests/component/fakeApi.ts';
import { buildPatientDay } from '../../../tests/component/patientDay.ts';
import { PatientApp } from './PatientApp.tsx';

const DAY = 'GET /v2/patients/12/day';
const shown = { ...buildPatientDay(), surveys: [{ formId: 'ygDaMGGR', title: 'PHQ-2' }] };

const openPreview = async (answers: Parameters<typeof mockApi>[0] = { [DAY]: [200, shown] }) => {
  history.replaceState(null, '', '/p/preview/12');
  const sent = mockApi(answers);
  render(<PatientApp />);
  return { sent, user: userEvent.setup() };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

describe('the preview of a patient’s page for staff', () => {
  it('PTL-60 goes through a whole session, and sends and keeps nothing', async () => {
    const open = vi.fn<() => Promise<Cache>>();
    vi.stubGlobal('caches', { open });
    const title = document.title;
    const { sent, user } = await openPreview();
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('Preview: nothing is saved.');
    expect(screen.getByRole('link', { name: 'Back to the record' })).toHaveAttribute('href', '/patients/12');
    expect(screen.getByText('Answer: PHQ-2')).not.toHaveAttribute('href');
    await press(user, 'Start exercises');
    await press(user, 'I would rather not say');
    await press(user, 'Set done');
    await press(user, 'I would rather not say');
    expect(await screen.findByText('This is a preview, so nothing was sent.')).toBeVisible();
    await press(user, 'Back to today');
    expect(sent.every(({ method, headers }) => method === 'GET' && !headers.has('authorization'))).toBe(true);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
    expect(open).not.toHaveBeenCalled();
    expect(document.title).toBe(title);
  });

  it('PTL-61 is closed to who is not signed in', async () => {
    await openPreview({ [DAY]: errorResponse(401) });
    expect(await screen.findByRole('heading', { name: 'This preview is closed' })).toBeVisible();
  });

  it('PTL-61 hides the patient once the user has signed out in another window', async () => {
    await openPreview();
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    fireEvent(window, new StorageEvent('storage', { key: 'session', newValue: null }));
    expect(await screen.findByRole('heading', { name: 'This preview is closed' })).toBeVisible();
    expect(screen.queryByText(/Ada/)).toBeNull();
  });
});
