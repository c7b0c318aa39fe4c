import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { rememberPatientList } from '../../../src/ui/lists/listAddress.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const] },
};
const quiet: Answers = {
  'GET /v2/patients/12/sessions': pagedResponse([]),
  'GET /v2/patients/12/activity': pagedResponse([]),
  'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
  'GET /v2/patients/12/gait-sessions': pagedResponse([]),
  'GET /v2/practitioners': pagedResponse([]),
};

async function open(record: PatientRecord = ada, answers: Answers = {}, path = '/patients/12') {
  const opened = renderFeature(patientRecord, path, {
    viewer,
    answers: { ...quiet, 'GET /v2/patients/12': [200, record], ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  return opened;
}
const factsShown = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('the patient record', () => {
  it('REC-01 REC-04 REC-13 opens on Activity with the patient’s data', async () => {
    await open(
      buildRecord({
        products: ['HEALTH', 'GAIT'],
        productData: { ...ada.productData, gait: { uid: 'G-77', mostRecentSession: null } },
      }),
    );
    expect(window.location.pathname).toBe('/patients/12/health/activity');
    expect(factsShown()).toEqual({
      Email: 'ada@example.com',
      Phone: '(555) 123-4567',
      'Primary provider': 'Grace Hopper',
      Location: 'North Clinic',
      'Times shown in': 'Mountain Time',
      'Involved side and joint': 'Left knee',
      Payer: 'Aetna',
      'Member ID': 'W123456789',
      'Unique Gait ID': 'G-77',
      'Age and date of birth': '40 (12/10/1985)',
      'Plan of care': 'Week 17 of plan of care',
    });
  });

  it('REC-01 leads back to the page and search of the list from which it was opened', async () => {
    rememberPatientList('?q=ada&page=2');
    await open();
    expect(screen.getByRole('link', { name: 'Patient List' })).toHaveAttribute('href', '/patients/?q=ada&page=2');
    rememberPatientList('');
  });

  it.each([
    ['REC-14 ends in the future', '2999-01-01', 'Scheduled to be discharged'],
    ['REC-15 has ended', '2026-08-02', 'Discharged'],
  ])('%s', async (_, end, label) => {
    await open(buildRecord({ plansOfCare: [{ start: '2026-08-01', end }] }));
    expect(screen.getByText(label)).toBeInTheDocument();
    const [year, month, day] = end.split('-').map(Number);
    expect(
      screen.getByText(`on ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'][month! - 1]} ${day}, ${year}`),
    ).toBeInTheDocument();
  });

  it('REC-05 REC-09 has tabs, each with its URL', async () => {
    const { user } = await open(ada, {
      'GET /v2/patients/12/interactions': pagedResponse([]),
      'GET /v2/patients/12/rtm-cycles': pagedResponse([]),
    });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Activity',
      'Range of motion',
      'Surveys',
      'Care Management',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Care Management' }));
    await waitFor(() => expect(window.location.pathname).toBe('/patients/12/health/care-management'));
    expect(await screen.findByRole('tab', { name: 'Care Management', selected: true })).toBeInTheDocument();
  });

  it('REC-09 keeps the selected days across tabs and beside a dialog', async () => {
    const { user } = await open(ada, {}, '/patients/12/health/activity?days=90');
    await user.click(screen.getByRole('tab', { name: 'Range of motion' }));
    await waitFor(() => expect(window.location.pathname).toBe('/patients/12/health/range-of-motion'));
    expect(window.location.search).toBe('?days=90');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit Patient' }));
    await waitFor(() => expect(window.location.search).toBe('?days=90&dialog=edit'));
  });

  it('REC-07 disables Surveys until they are loaded', async () => {
    let answer = (): void => undefined;
    const loaded = new Promise<void>((resolve) => (answer = resolve));
    await open(ada, {
      'GET /v2/patients/12/surveys': async () => (await loaded, [200, { questions: [], scores: [] }] as const),
    });
    expect(await screen.findByRole('tab', { name: 'Surveys' })).toBeDisabled();
    answer();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Surveys' })).toBeEnabled());
  });

  it('REC-10 REC-11 REC-12 switches between Health and Gait, in the URL too', async () => {
    const { user } = await open(buildRecord({ products: ['HEALTH', 'GAIT'] }));
    await user.click(within(screen.getByRole('navigation', { name: 'Product' })).getByRole('link', { name: 'Gait' }));
    await waitFor(() => expect(window.location.pathname).toBe('/patients/12/gait/activity'));
    expect(await screen.findByText('No Gait sessions for this user')).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Assessment', 'Progress charts']);
  });

  it.each([403, 404])('REC-22 %i: does not show a hidden patient', async (status) => {
    renderFeature(patientRecord, '/patients/12', {
      viewer,
      answers: { 'GET /v2/patients/12': errorResponse(status, 'Patient not found') },
    });
    expect(await screen.findByText('Patient is hidden.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/patients/');
  });

  it.each(['abc', 'abc/health/activity', '1e3'])(
    'SHELL-05 an address whose id is no number is unknown, and nothing is asked of the server: %s',
    async (address) => {
      const { sent } = renderFeature(patientRecord, `/patients/${address}`, { viewer, answers: quiet });
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      expect(sent.filter(({ path }) => path.startsWith('/v2/patients'))).toEqual([]);
    },
  );

  it('shows an error message and retries', async () => {
    let broken = true;
    const { user } = renderFeature(patientRecord, '/patients/12', {
      viewer,
      answers: {
        ...quiet,
        'GET /v2/patients/12': () => (broken ? errorResponse(503, 'The database is away.') : [200, ada]),
      },
    });
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeInTheDocument();
  });
});

describe('the Program card', () => {
  const card = () => within(screen.getByRole('region', { name: 'Program' }));

  it('REC-16 names the program', async () => {
    await open();
    expect(card().getByText('Knee strength')).toBeInTheDocument();
  });

  it('REC-17 says that there is no program, and links to assigning one', async () => {
    await open(buildRecord({ health: { heps: [] } }));
    expect(card().getByText('Patient does not have a Program assigned yet.')).toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Assign Program' })).toHaveAttribute('href', '/programs/assign/12');
  });

  it('REC-20 explains what a patient without Health needs', async () => {
    await open(buildRecord({ products: ['PRO'], productData: { health: null, gait: null } }));
    expect(card().getByText('Adding patient to Exer Health will allow Programs to be assigned.')).toBeInTheDocument();
  });

  it('REC-19 removes the program only after confirmation', async () => {
    let assigned = true;
    const { user, sent } = await open(ada, {
      'GET /v2/patients/12': () => [200, assigned ? ada : buildRecord({ health: { heps: [] } })],
      'DELETE /v2/patients/12/program': () => ((assigned = false), [200, null] as const),
    });
    await user.click(card().getByRole('button', { name: 'More program actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Program?' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Patient does not have a Program assigned yet.')).toBeInTheDocument();
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
