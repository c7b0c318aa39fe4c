import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientResults, PracticeDay } from '../../contract/activity/patient-results.ts';
import { portalState } from '../../src/app/consoles/consoleState.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada } from '../../tests/component/patientRecords.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

// Tuesday in Denver, where daylight saving time began on Sunday; already Wednesday in UTC.
const NOW = new Date('2026-03-11T05:30:00Z');
beforeAll(async () => {
  await import('../patients/record/PatientRecordPage.tsx');
  await import('./shared/HealthActivity.tsx');
}, 60_000);
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  portalState.store.reset();
});

const did = (day: string, sessionsDone: number, setsDone: number): PracticeDay => ({
  day,
  sessions: sessionsDone,
  sessionsDone,
  setsDone,
  selfReported: 0,
});
const results: PatientResults = {
  days: [
    did('2026-03-02', 1, 6),
    did('2026-03-03', 2, 10),
    did('2026-03-06', 3, 18),
    did('2026-03-07', 1, 6),
    did('2026-03-08', 3, 18),
  ],
  rangeOfMotion: [
    {
      exerciseId: 'EK-1',
      name: 'Knee flexion',
      side: 'Right',
      motion: 'kneeFlexion',
      goal: { min: 0, max: 120 },
      days: [
        { day: '2026-03-01', min: 4, max: 95 },
        { day: '2026-03-08', min: -1.6, max: 118.4 },
      ],
    },
    {
      exerciseId: 'EK-1',
      name: 'Knee flexion',
      side: 'Left',
      goal: null,
      days: [{ day: '2026-03-08', min: null, max: 60 }],
    },
  ],
  frequency: [{ since: '2026-02-20', until: null, dailyFrequency: 3, weeklyFrequency: 5, setsPerSession: 6 }],
  programChanges: [
    { day: '2026-02-20', kind: 'ASSIGNED' },
    { day: '2026-03-05', kind: 'EDITED' },
  ],
  // Of the six complete days, March 4 to 9: 6/7 of 5 days and of 15 sessions; 3, 1 and 3 sessions.
  adherence: {
    from: '2026-03-04',
    to: '2026-03-09',
    activeDays: 3,
    prescribedDays: 4,
    daysPercent: 75,
    sessionsDone: 7,
    prescribedSessions: 13,
    sessionsPercent: 54,
  },
};
const session = (id: number, createdDate = '2026-03-09T05:30:00Z', day = '2026-03-08') => ({
  id,
  sessionUUID: `session-${id}`,
  createdDate,
  day,
  datedAhead: false,
  session: { type: 'HEPSession', hepId: 5, hepName: `Session ${id}`, selfReported: 'none', sets: [] },
});
const sessionPage = (page: number, totalItems: number) =>
  [
    200,
    {
      items: Array.from({ length: 20 }, (_, at) => session(1000 - (page - 1) * 20 - at)),
      totalItems,
      itemCount: 20,
      itemsForPage: 20,
      totalPages: Math.ceil(totalItems / 20),
      currentPage: page,
    },
  ] as const;

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;
const open = (path: string, more: Answers = {}) =>
  renderFeature(patientRecord, `/patients/12/health/${path}`, {
    answers: {
      'GET /v2/patients/12': [200, ada],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/sessions': pagedResponse([session(1)]),
      'GET /v2/patients/12/results': [200, results],
      ...more,
    },
  });
const asked = ({ sent }: ReturnType<typeof open>, what: string) =>
  sent.filter(({ path }) => path.endsWith(`/${what}`)).map(({ query }) => query);

/** The content of the downloaded CSV file, without its byte order mark. */
function watchDownloads(): Promise<string> {
  return new Promise((saved) => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => (void file.text().then(saved), 'blob:') }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
}

describe('the practice results', () => {
  it('show a calendar that names each day, and the result of each week', async () => {
    open('activity?days=7');
    const grid = within(await screen.findByRole('grid', { name: 'Exercise calendar' }));
    const names = grid.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
    expect(names).toContain('Mar 3, 2026: outside the selected dates');
    expect(names).toContain('Mar 7, 2026: 1 of 3 sessions');
    expect(names).toContain('Mar 4, 2026: 0 of 3 sessions');
    expect(names).toContain('Mar 8, 2026: 3 of 3 sessions');
    expect(names).toContain('Mar 10, 2026: no session yet');
    expect(names).toContain('Mar 11, 2026: outside the selected dates');
    // Session count, a dash for a missed day, and nothing if none was prescribed or the day is not over.
    const on = (day: string) => grid.getByRole('gridcell', { name: new RegExp(`^${day}, 2026`) }).textContent;
    expect(['Mar 3', 'Mar 4', 'Mar 7', 'Mar 8', 'Mar 10', 'Mar 11'].map(on)).toEqual(['', '–', '1', '3', '', '']);
    // March 6 and 7 of four days, 4/7 of 5; of the second week three days are selected, and the last one is still
    // running.
    expect(grid.getByRole('gridcell', { name: '2 of 3 days, 67%' })).toHaveTextContent('2/3');
    expect(grid.getByRole('gridcell', { name: '1 of 2 days so far' })).toHaveTextContent('1/2');
    expect(
      screen.getByText('Adherence: 75% of prescribed days (3 of 4), 54% of prescribed sessions (7 of 13)'),
    ).toBeVisible();
    expect(screen.getByText(/Counts days with an assigned program, through 03\/09\/2026\./)).toBeVisible();
    // Of the seven selected days: March 6, 7 and 8.
    expect(screen.getByText(/3 active days/)).toBeVisible();
  });

  it('are navigated by arrow keys, one day at a time', async () => {
    const { user } = open('activity?days=7');
    const grid = within(await screen.findByRole('grid', { name: 'Exercise calendar' }));
    const today = grid.getByRole('gridcell', { name: /^Mar 10/ });
    expect(grid.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);
    today.focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(grid.getByRole('gridcell', { name: /^Mar 3/ })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(grid.getByRole('gridcell', { name: /^Mar 4/ })).toHaveFocus());
    await user.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(grid.getByRole('gridcell', { name: /^Mar 7/ })).toHaveFocus());
  });

  it('are fetched for the selected days, as the sessions are', async () => {
    const opened = open('activity?days=7');
    await screen.findByRole('grid');
    expect(asked(opened, 'results')).toEqual([{ from: '2026-03-04', to: '2026-03-10' }]);
    expect(asked(opened, 'sessions')).toEqual([{ from: '2026-03-04', to: '2026-03-10', page: '1', limit: '20' }]);
  });

  it('OPEN-067 mark in the chart of motion where the program changed, and name goal and normal range with its source', async () => {
    open('range-of-motion?days=all');
    const card = within(await screen.findByRole('region', { name: 'Knee flexion, Right' }));
    // Of the two changes the assignment lies before the first measured day.
    expect(card.getByText('Program edited: Mar 5')).toBeVisible();
    expect(card.queryByText(/^Program assigned/)).not.toBeInTheDocument();
    expect(card.getByText('Goal 0° to 120°')).toBeVisible();
    expect(
      card.getByText(/^Normal range of this motion 0° to 135°\. Source: American Academy of Orthopaedic Surgeons 1965/),
    ).toBeVisible();
    // Neither an error of measurement nor, without a named motion, a normal range is made up.
    expect(card.queryByText(/measurement error/)).not.toBeInTheDocument();
    const left = within(screen.getByRole('region', { name: 'Knee flexion, Left' }));
    expect(left.queryByText(/Normal range/)).not.toBeInTheDocument();
  });

  it('describe the chart of sets in words, and show it as a table on request', async () => {
    const { user } = open('activity?days=7');
    expect(
      await screen.findByRole('img', {
        name: 'Sets by day, 03/04/2026 to 03/10/2026: 42 sets done, 90 prescribed, in 7 sessions.',
      }),
    ).toBeVisible();
    // The arrow keys lead from bar to bar, the last day first.
    const reader = screen.getByRole('slider', { name: 'Values in the chart' });
    fireEvent.focus(reader);
    expect(reader).toHaveAttribute('aria-valuetext', '03/10/2026: 0 sets (18 on a practice day), 0 sessions');
    for (let press = 0; press < 3; press++) fireEvent.keyDown(reader, { key: 'ArrowLeft' });
    expect(within(reader).getByText('03/07/2026: 6 sets (18 on a practice day), 1 session')).toBeVisible();
    fireEvent.blur(reader);
    expect(reader).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const rows = within(screen.getByRole('table', { name: 'Sets by day' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateSessionsSets donePrescribed sets on a practice daySelf-reported sessions',
      '03/08/2026318180',
      '03/07/202616180',
      '03/06/2026318180',
    ]);
  });

  it('are downloaded as a CSV file', async () => {
    const { user } = open('activity?days=7');
    const saved = watchDownloads();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    const lines = (await saved).split('\r\n').filter(Boolean);
    expect(lines.slice(0, 2)).toEqual([
      'Date,Sessions,Sets done,Prescribed sets on a practice day,Self-reported sessions,Active days,Prescribed days,Active days (%),Sessions done,Prescribed sessions,Prescribed sessions (%)',
      '03/08/2026,3,18,18,0,,,,,,',
    ]);
    expect(lines.at(-1)).toBe('"Adherence, 03/04/2026 to 03/09/2026",,,,,3,4,75,7,13,54');
  });

  it('OPEN-064 show a session in the time zone of the patient’s location, under its own day', async () => {
    open('activity');
    const day = within(await screen.findByRole('region', { name: 'Sun, 03/08/2026' }));
    expect(day.getByText('11:30 PM')).toBeVisible();
  });

  it('and the sessions are shown even if the other cannot be loaded', async () => {
    const { user, answering } = open('activity', {
      'GET /v2/patients/12/results': errorResponse(503, 'No results now.'),
      'GET /v2/patients/12/sessions': errorResponse(503, 'No sessions now.'),
    });
    expect(await screen.findByText('No results now.')).toBeVisible();
    expect(screen.getByText('No sessions now.')).toBeVisible();
    answering['GET /v2/patients/12/sessions'] = pagedResponse([session(1)]);
    await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
    expect(await screen.findByText('Session 1')).toBeVisible();
    expect(screen.getByText('No results now.')).toBeVisible();
  });
});

describe('a long list of sessions', () => {
  it('shows one page first and more on request', async () => {
    const opened = open('activity?days=all', {
      'GET /v2/patients/12/sessions': ({ query }) => sessionPage(Number(query.page), 730),
    });
    expect(await screen.findByText('Showing 20 of 730 sessions')).toBeVisible();
    expect(asked(opened, 'sessions')).toEqual([{ page: '1', limit: '20' }]);
    expect(asked(opened, 'results')).toEqual([{}]);
    await opened.user.click(screen.getByRole('button', { name: 'Show more sessions' }));
    expect(await screen.findByText('Showing 40 of 730 sessions')).toBeVisible();
    expect(screen.getByText('Session 1000')).toBeVisible();
    expect(screen.getByText('Session 961')).toBeVisible();
    expect(asked(opened, 'sessions').map(({ page }) => page)).toEqual(['1', '2']);
  });

  it('keeps the loaded sessions when the next page fails', async () => {
    const { user, answering } = open('activity', {
      'GET /v2/patients/12/sessions': ({ query }) =>
        query.page === '1' ? sessionPage(1, 40) : errorResponse(503, 'The rest is away.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more sessions' }));
    expect(await screen.findByText('The rest is away.')).toBeVisible();
    expect(screen.getByText('Session 1000')).toBeVisible();
    answering['GET /v2/patients/12/sessions'] = ({ query }) => sessionPage(Number(query.page), 40);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 40 of 40 sessions')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more sessions' })).not.toBeInTheDocument();
  });
});

describe('range of motion', () => {
  it('OPEN-067 ENT-019 is charted by exercise and side with its goal, and summarized in a sentence', async () => {
    open('range-of-motion');
    const right = await screen.findByRole('region', { name: 'Knee flexion, Right' });
    expect(
      await within(right).findByRole('img', {
        name: 'Knee flexion, Right: 95° on 03/01/2026 to 118° on 03/08/2026, goal 120°',
      }),
    ).toBeVisible();
    expect(within(right).getByText('Goal 0° to 120°')).toBeVisible();
    const left = within(screen.getByRole('region', { name: 'Knee flexion, Left' }));
    // A single value is printed, not drawn.
    expect(left.getByText('60°')).toBeVisible();
    expect(left.getByText('Mar 8, 2026')).toBeVisible();
    expect(left.queryByRole('img')).not.toBeInTheDocument();
    expect(left.queryByText(/Goal/)).not.toBeInTheDocument();
  });

  it('is shown as a table on request, and the choice is remembered', async () => {
    const { user } = open('range-of-motion');
    const rows = () =>
      within(screen.getByRole('table', { name: 'Knee flexion, Right' }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const expected = [
      ['Date', 'Lowest', 'Highest'],
      ['03/08/2026', '-2°', '118°'],
      ['03/01/2026', '4°', '95°'],
    ];
    expect(rows()).toEqual(expected);
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    await user.click(screen.getByRole('tab', { name: 'Range of motion' }));
    await screen.findByRole('table', { name: 'Knee flexion, Right' });
    expect(rows()).toEqual(expected);
  });

  it('is downloaded as a file with every exercise and its goal', async () => {
    const { user } = open('range-of-motion');
    const saved = watchDownloads();
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect((await saved).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Date,Exercise,Side,Lowest,Highest,"Goal, lowest","Goal, highest"',
      '03/08/2026,Knee flexion,Right,-1.6,118.4,0,120',
      '03/01/2026,Knee flexion,Right,4,95,0,120',
      '03/08/2026,Knee flexion,Left,,60,,',
    ]);
  });
});

describe('the selected range of days', () => {
  it('is kept in the URL, so that a link shows the same range', async () => {
    const opened = open('range-of-motion?from=2026-01-01&to=2026-01-31');
    await screen.findByRole('region', { name: 'Knee flexion, Right' });
    expect(asked(opened, 'results')).toEqual([{ from: '2026-01-01', to: '2026-01-31' }]);
    const choice = screen.getByRole('combobox', { name: 'Date range' });
    await opened.user.selectOptions(choice, 'Last 365 days');
    expect(window.location.search).toBe('?days=365');
    await opened.user.selectOptions(choice, 'All time');
    expect(window.location.search).toBe('?days=all');
    await waitFor(() =>
      expect(asked(opened, 'results').slice(1)).toEqual([{ from: '2025-03-11', to: '2026-03-10' }, {}]),
    );
    await opened.user.selectOptions(choice, 'Last 30 days');
    expect(window.location.search).toBe('');
  });

  it('rejects an end before the start', async () => {
    const { user, sent } = open('range-of-motion');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Date range' }), 'Custom range');
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await user.clear(to);
    expect(screen.getByRole('alert')).toHaveTextContent('Date is required');
    await user.type(to, '2026-02-08{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The start date cannot be after the end date');
    expect(from).toBeInvalid();
    expect(window.location.search).toBe('');
    await user.clear(from);
    await user.type(from, '2026-03-10');
    await user.clear(to);
    await user.type(to, '2026-03-10{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?from=2026-03-10&to=2026-03-10'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(sent.filter(({ path }) => path.endsWith('/results')).map(({ query }) => query)).toEqual([
        { from: '2026-02-09', to: '2026-03-10' },
        { from: '2026-03-10', to: '2026-03-10' },
      ]),
    );
  });
});
