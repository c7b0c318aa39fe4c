import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SessionBody } from '../../../domain/patient-link/practice.ts';
import { errorResponse, mockApi } from '../../../tests/component/fakeApi.ts';
import type { Today } from './keptOnDevice.ts';
import { PatientApp } from './PatientApp.tsx';

const code = '00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const day: Today = {
  patient: '3f0qk8-2m7xd-5h1pt-vb9cw-6ne4r',
  organization: { name: 'Northside Rehab', logoUrl: null },
  firstName: 'Ada',
  language: 'en',
  day: '2026-11-23',
  program: null,
  progress: { doneToday: 0, daysThisWeek: 0, isDue: true, streak: 0, lastDay: null },
  dueSurveys: [],
  surveys: [{ formId: 'ygDaMGGR', title: 'PHQ-2', link: 'https://forms.example/ygDaMGGR#user_id=1' }],
};
const unsent: SessionBody = {
  sessionUUID: '5a0e7c34-8d21-4b96-a3f5-1e9c60d7b482',
  type: 'HEPSession',
  hepId: 12,
  selfReported: 'full',
  performedAt: '2026-11-22T15:00:00.000Z',
  sets: [],
};
const TODAY = 'GET /v2/intake/today';
const SESSIONS = 'POST /v2/intake/sessions';
const LINKS = 'POST /v2/intake/links';

const keep = (kept: object) => localStorage.setItem(`patient-link:${code}`, JSON.stringify(kept));
const readQueue = () => (JSON.parse(localStorage.getItem(`patient-link:${code}`)!) as { queue: SessionBody[] }).queue;
/** February 29, 1980. */
const typeDate = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByLabelText('Month'), '2');
  await user.type(screen.getByLabelText('Day'), '29');
  await user.type(screen.getByLabelText('Year'), '1980');
};
const openPage = (answers: Parameters<typeof mockApi>[0], path = `/p/${code}`) => {
  history.replaceState(null, '', path);
  const sent = mockApi(answers);
  const { unmount: close } = render(<PatientApp />);
  return { sent, user: userEvent.setup(), close };
};

describe('the page behind a personal link', () => {
  it('PTL-09 without a program shows whose clinic it is and the surveys that are due', async () => {
    keep({ token: 'token-of-this-device' });
    const { sent } = openPage({ [TODAY]: [200, day] });
    expect(await screen.findByRole('heading', { name: 'You have no exercises at the moment' })).toBeVisible();
    expect(screen.getByText('Northside Rehab')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer: PHQ-2' })).toHaveAttribute('href', day.surveys[0]!.link);
    expect(sent[0]!.headers.get('authorization')).toBe('Bearer token-of-this-device');
  });

  it('PTL-13 keeps a session of a disconnected device, and sends it with the token of the next link', async () => {
    keep({ token: 'disconnected-token', day, queue: [unsent] });
    const { sent, user } = openPage({
      [TODAY]: errorResponse(401),
      [SESSIONS]: errorResponse(401),
      [LINKS]: [201, { token: 'next-token' }],
    });
    await screen.findByRole('group', { name: 'Date of birth' });
    expect(screen.queryByText(/Ada|Northside/)).toBeNull();
    expect(readQueue()).toEqual([unsent]);
    await typeDate(user);
    await user.click(screen.getByRole('button', { name: 'Open my program' }));
    await expect
      .poll(() =>
        sent
          .filter(({ path }) => path === '/v2/intake/sessions')
          .at(-1)
          ?.headers.get('authorization'),
      )
      .toBe('Bearer next-token');
  });

  it('PTL-13 keeps a session while the server is in trouble, and says that it waits', async () => {
    keep({ token: 'token-of-this-device', day, queue: [unsent] });
    openPage({ [TODAY]: [200, day], [SESSIONS]: errorResponse(503) });
    expect(await screen.findByText('One session is waiting to be sent.')).toBeVisible();
    expect(readQueue()).toEqual([unsent]);
  });

  it('PTL-13 says of a session that the clinic would not take, and does not send it again', async () => {
    keep({ token: 'token-of-this-device', day, queue: [unsent] });
    const { user } = openPage({ [TODAY]: [200, day], [SESSIONS]: errorResponse(422) });
    expect(await screen.findByText('Your clinic could not receive one session. Please tell them.')).toBeVisible();
    expect(readQueue()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I have told them' }));
    expect(screen.queryByText(/could not receive/)).toBeNull();
  });

  it('PTL-13 sends what was done of a session that was left, once it cannot go on', async () => {
    const outcomes = [{ kind: 'DONE', at: '2026-11-22T15:02:00.000Z', reps: 3, seconds: null }];
    const practice = {
      ...unsent,
      programId: 12,
      exercises: [],
      startedAt: unsent.performedAt,
      painBefore: 2,
      outcomes,
    };
    keep({ token: 'token-of-this-device', day, practice });
    const { sent } = openPage({ [TODAY]: [200, day], [SESSIONS]: [201, {}] });
    await expect
      .poll(() => sent.find(({ path }) => path === '/v2/intake/sessions')?.body)
      .toEqual({
        ...unsent,
        performedAt: '2026-11-22T15:02:00.000Z',
        pain: { before: 2, after: null },
      });
    await expect.poll(readQueue).toEqual([]);
  });

  it('PTL-67 opens the link that was opened last where the address has none, as from a home screen', async () => {
    keep({ token: 'token-of-this-device' });
    const { close } = openPage({ [TODAY]: [200, day] });
    await screen.findByText('Northside Rehab');
    close();
    const { sent } = openPage({ [TODAY]: [200, day] }, '/p/');
    expect(await screen.findByText('Northside Rehab')).toBeVisible();
    expect(sent[0]!.headers.get('authorization')).toBe('Bearer token-of-this-device');
  });

  it('PTL-67 asks for the clinic’s link where none was opened on the device yet', async () => {
    openPage({}, '/p/');
    expect(await screen.findByRole('heading', { name: 'Please open the link from your clinic' })).toBeVisible();
  });

  it('PTL-03 a link that is gone says so, and whose it was to nobody', async () => {
    const { user } = openPage({ [LINKS]: errorResponse(404) });
    await typeDate(user);
    await user.click(screen.getByRole('button', { name: 'Open my program' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  it('PTL-02 asks in the other language for the date of birth, and keeps to it on the pages after', async () => {
    const { user } = openPage({ [LINKS]: [201, { token: 'token-of-this-device' }], [TODAY]: [200, day] });
    await user.type(await screen.findByLabelText('Year'), '1980');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Su programa de ejercicios en casa' })).toBeVisible();
    // What was typed before stays.
    expect(screen.getByLabelText('Año')).toHaveValue('1980');
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(window.location.pathname).toBe(`/p/${code}`);
    for (const [label, part] of Object.entries({ Día: '29', Mes: '2' }))
      await user.type(screen.getByLabelText(label), part);
    await user.click(screen.getByRole('button', { name: 'Abrir mi programa' }));
    expect(await screen.findByRole('heading', { name: 'Por ahora no tiene ejercicios' })).toBeVisible();
  });

  it('PTL-03 PTL-67 a link that is gone says so in the other language, and does not become the one that opens', async () => {
    localStorage.setItem('patient-link:last', 'the-link-that-opens');
    const { user } = openPage({ [LINKS]: errorResponse(404) });
    await typeDate(user);
    await user.click(screen.getByRole('button', { name: 'Open my program' }));
    await user.click(await screen.findByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no funciona' })).toBeVisible();
    expect(localStorage.getItem('patient-link:last')).toBe('the-link-that-opens');
  });

  it('PTL-67 asks for the clinic’s link in the other language as well', async () => {
    const { user } = openPage({}, '/p/');
    await user.click(await screen.findByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Abra el enlace de su clínica' })).toBeVisible();
  });

  it('PTL-02 says how many tries are left, and that the network is away', async () => {
    const refused = errorResponse(422, 'Refused', {
      fieldCodes: { birthDate: { code: 'patientLink.otherBirthDate', values: { left: 1 } } },
    });
    const answers: Parameters<typeof mockApi>[0] = { [LINKS]: refused };
    const { user } = openPage(answers);
    await typeDate(user);
    await user.click(screen.getByRole('button', { name: 'Open my program' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/You can try one more time\.$/);
    expect(screen.getByLabelText('Month')).toHaveFocus();
    answers[LINKS] = 'network failure';
    await user.click(screen.getByRole('button', { name: 'Open my program' }));
    expect(await screen.findByText('You seem to be offline. Please try again when you are connected.')).toBeVisible();
  });
});
