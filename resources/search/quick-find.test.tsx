import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearUserData } from '../../src/app/session/signOut.ts';
import { definePlugin } from '../../src/ui/plugin.ts';
import type { FoundPatient } from '../../contract/search/patient-search.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';

const Page = () => <h1>Patient List</h1>;
const Record = () => <h1>Record</h1>;
const console = definePlugin({
  id: 'pages',
  console: 'portal',
  visibleTo: () => true,
  pages: [
    { path: '/patients/', page: Page, menu: { label: 'Patients' } },
    { path: '/patients/:id', page: Record },
    { path: '/rtm-billing/', page: Page, menu: { label: 'RTM Billing' } },
  ],
  messages: { en: {} },
});

const places = [3, 4].map((id) => ({ id, name: `Clinic ${id}`, timezone: 'America/Denver' }));
const viewer = { ...clinicAdmin, locations: places };
const patient = (given: Partial<FoundPatient>): FoundPatient => ({
  id: 12,
  name: 'Ada Lovelace',
  dob: '1995-03-14',
  location: 'North Clinic',
  discharged: false,
  match: 'NAME',
  value: null,
  ...given,
});
const found = [
  patient({}),
  patient({ id: 13, name: 'Adam Byron', match: 'PHONE', value: '+15551234567', discharged: true }),
];
const exercise = { id: 'EK-0002', name: 'Adductor Squeeze', bodyTargets: ['HIP'] };

type Answers = NonNullable<Parameters<typeof renderFeature>[2]>['answers'];
function open(answers: Answers = {}, path = '/patients/', who = viewer) {
  return renderFeature(console, path, {
    viewer: who,
    answers: {
      'POST /v2/search/patients': [200, found],
      'GET /v2/search/patients': [200, []],
      'GET /v2/exercises': [200, [exercise]],
      ...answers,
    },
  });
}
// The features of this console, and what every console has.
const PAGES = ['Patients', 'RTM Billing', 'Settings: Your Account', 'Settings: Logout'];
const CTRL_K = '{Control>}k{/Control}';
const groups = async () =>
  Object.fromEntries(
    (await screen.findAllByRole('group')).map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ]),
  );

afterEach(() => localStorage.clear());

describe('the search of the clinic’s console', () => {
  it('finds patients, pages and exercises in groups, and shows what was found', async () => {
    const { user, sent } = open();
    await user.keyboard(CTRL_K);
    await user.type(await screen.findByRole('combobox', { name: /date of birth/ }), 'ad');
    await screen.findByRole('option', { name: /Adductor Squeeze/ });
    expect(await groups()).toEqual({
      Patients: [
        'Ada LovelaceDOB 03/14/1995 · North Clinic',
        'Adam ByronDischargedDOB 03/14/1995 · Phone (555) 123-4567 · North Clinic',
      ],
      'Motion Library': ['Adductor SqueezeHIP'],
    });
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Ad',
      'Ad',
      'Phone (555) 123-4567',
      'Ad',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 results.');
    const searches = sent.filter(({ path }) => path === '/v2/search/patients');
    expect(searches).toMatchObject([{ method: 'POST', query: {}, body: { q: 'ad' } }]);
    expect(window.location.search).toBe('');
  });

  it('opens the chosen patient by arrow keys and Enter', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Find a patient, page or exercise' }));
    await user.type(await screen.findByRole('combobox'), '3/14/95');
    await screen.findByRole('option', { name: /Adam Byron/ });
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Adam Byron/ })).toHaveClass('Mui-focused');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/patients/13'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by Escape, and the focus returns to where it was', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Find a patient, page or exercise' });
    button.focus();
    await user.keyboard(CTRL_K);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('never opens what was found for other words', async () => {
    const { user } = open();
    await user.keyboard(CTRL_K);
    await user.type(await screen.findByRole('combobox'), 'ad');
    await screen.findByRole('option', { name: /Adam Byron/ });
    await user.keyboard('x{Enter}');
    expect(window.location.pathname).toBe('/patients/');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('lists pages and the patients whose records were opened last while nothing is typed', async () => {
    const { user, sent } = open(
      { 'GET /v2/search/patients': [200, [patient({ id: 9, name: 'Grace Hopper', match: null })]] },
      '/patients/9',
    );
    await screen.findByRole('heading', { name: 'Record' });
    await user.keyboard(CTRL_K);
    // The open record is not among them.
    expect(await groups()).toEqual({ Pages: PAGES });
    await user.click(screen.getByRole('option', { name: 'RTM Billing' }));
    await screen.findByRole('heading', { name: 'Patient List' });
    await user.keyboard(CTRL_K);
    await screen.findByRole('option', { name: /Grace Hopper/ });
    expect(await groups()).toEqual({
      'Recent patients': ['Grace HopperDOB 03/14/1995 · North Clinic'],
      Pages: PAGES,
    });
    expect(sent.filter(({ path }) => path === '/v2/search/patients').map(({ query }) => query)).toEqual([{ ids: '9' }]);
    expect(JSON.stringify(localStorage)).not.toContain('Grace');
  });

  it('forgets the recent patients at sign-out', async () => {
    open({}, '/patients/9');
    await screen.findByRole('heading', { name: 'Record' });
    await waitFor(() => expect(localStorage.getItem('RaStore.recentPatients')).toBe('[9]'));
    clearUserData();
    expect(localStorage.getItem('RaStore.recentPatients')).toBeNull();
  });

  it('says that nothing matches, and what can be typed', async () => {
    const { user } = open({ 'POST /v2/search/patients': [200, []] });
    await user.keyboard(CTRL_K);
    await user.type(await screen.findByRole('combobox'), 'z');
    expect(screen.getByText(/at least two characters/, { selector: 'p' })).toBeVisible();
    await user.type(screen.getByRole('combobox'), 'zz');
    expect(await screen.findByText('No patient, page or exercise matches.', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No patient, page or exercise matches.');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), '03/1');
    expect(await screen.findByText(/^No matches\. Enter a full date of birth/, { selector: 'p' })).toBeVisible();
  });

  it('reports a failed search, keeps what was typed, and tries again', async () => {
    let isBroken = true;
    const { user } = open({
      'POST /v2/search/patients': () => (isBroken ? errorResponse(503, 'The service is busy.') : [200, found]),
    });
    await user.keyboard(CTRL_K);
    await user.type(await screen.findByRole('combobox'), 'ada');
    expect(await screen.findByText('Search failed. The service is busy.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Adam Byron/ })).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('ada');
  });

  it('finds pages alone in a clinic without patients, and asks for none', async () => {
    const { user, sent } = open({}, '/patients/', {
      ...viewer,
      organization: { ...viewer.organization!, products: ['SCAN'] },
    });
    await user.keyboard(CTRL_K);
    await user.type(await screen.findByRole('combobox', { name: 'Page' }), 'rtm');
    expect(await groups()).toEqual({ Pages: ['RTM Billing'] });
    expect(sent.some(({ path }) => path === '/v2/search/patients' || path === '/v2/exercises')).toBe(false);
  });
});
