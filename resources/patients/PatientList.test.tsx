import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../contract/identity/users.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { ada, buildRecord } from '../../tests/component/patientRecords.ts';
import { portalState } from '../../src/app/consoles/consoleState.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patientListAddress } from '../../src/ui/lists/listAddress.ts';
import { patients } from './plugin.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const holding = (...products: NonNullable<CurrentUser['organization']>['products']): CurrentUser => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products },
});
const noProviders = { 'GET /v2/practitioners': pagedResponse([]) };
const one = { ...noProviders, 'GET /v2/patients': pagedResponse([ada]) };

async function open(answers: Parameters<typeof renderFeature>[2] = {}, path = '/patients/') {
  const opened = renderFeature(patients, path, { ...answers, answers: { ...one, ...answers.answers } });
  await screen.findByRole('heading', { name: 'Patient List' });
  return {
    ...opened,
    lists: () => opened.sent.filter(({ path: called }) => called === '/v2/patients').map(({ query }) => query),
  };
}
const keptIn = (store: Storage) => JSON.stringify(Object.entries(store));
const onPages = { answers: { 'GET /v2/patients': pagedResponse([ada], 31) } };
const filters = () => JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '{}') as object;
const leadsBackTo = () => Object.fromEntries(new URL(patientListAddress(), window.location.origin).searchParams);
const heads = async () => {
  await screen.findByRole('link', { name: 'Ada Lovelace' });
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

describe('the patient list', () => {
  it('PAT-01 PAT-02 PAT-16 has a heading and tabs, and fetches active patients by latest activity', async () => {
    const { lists } = await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active', 'Discharged']);
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    expect(lists()).toEqual([{ state: 'ACTIVE', page: '1', limit: '15', sort: '-lastActivity' }]);
    expect(screen.getByRole('columnheader', { name: 'Last Activity' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('PAT-03 PAT-05 PAT-06 remembers the selected tab; only Active has actions', async () => {
    const { user, lists } = await open();
    expect(await heads()).toContain('Actions');
    await user.click(screen.getByRole('tab', { name: 'Discharged' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ state: 'DISCHARGED' }));
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toContain('"DISCHARGED"');
  });

  it.each([
    ['PAT-08 Health', holding('HEALTH'), ['Name', 'Email', 'Program', 'Last Activity', 'Status']],
    ['PAT-09 Gait', holding('GAIT'), ['Name', 'Location', 'Last Activity']],
    ['PAT-10 Health and Gait', holding('HEALTH', 'GAIT'), ['Name', 'Product', 'Program', 'Last Activity', 'Status']],
    ['OPEN-150 PRO only', holding('PRO'), ['Name', 'Last Activity']],
  ])('PAT-07 shows the columns for the access of %s', async (_, viewer, expected) => {
    await open({ viewer });
    expect(await heads()).toEqual([...expected, 'Actions']);
  });

  it('PAT-23 PAT-24 PAT-25 OPEN-047 OPEN-058 shows program, status and the last day in the clinic’s time zone', async () => {
    const others = (['NO_ASSIGNED_HEP', 'NO_ACCOUNT', 'LATER_INVENTED'] as const).map((status, at) =>
      buildRecord({ id: 20 + at, health: { status }, mostRecentActivity: null }),
    );
    await open({ answers: { 'GET /v2/patients': pagedResponse([ada, ...others]) } });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
    const statuses = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-2)?.textContent);
    expect(statuses).toEqual(['Active', 'No Program Assigned', 'Invite Sent', '-']);
    // 03:30 UTC is the evening before in Denver; tests begin on November 23.
    expect(screen.getByRole('cell', { name: '4 days ago 11/19/2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: 'Knee strength' })[0]).toBeInTheDocument();
  });

  it('shows side and joint below the name, and marks patients on the worklist with a link to the reason', async () => {
    const attention = {
      kind: 'NO_SESSION' as const,
      explanation: { code: 'worklist.noSession', values: { day: '11/02/2026' }, text: 'No session since 11/02/2026.' },
    };
    await open({ answers: { 'GET /v2/patients': pagedResponse([{ ...ada, attention }, buildRecord({ id: 20 })]) } });
    const mark = await screen.findByRole('link', { name: /^On the worklist: / });
    expect(mark).toHaveAttribute('href', '/home/?reason=NO_SESSION');
    expect(screen.getAllByText('Left knee')).toHaveLength(2);
  });

  it('PAT-08 shows further columns by choice and remembers them', async () => {
    const { user } = await open();
    expect(await heads()).toEqual(['Name', 'Email', 'Program', 'Last Activity', 'Status', 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    for (const name of ['Provider', 'Date of birth', 'Side and joint'])
      await user.click(await dialog.findByRole('checkbox', { name }));
    await user.click(dialog.getByRole('checkbox', { name: 'Email' }));
    expect(dialog.queryByRole('checkbox', { name: 'Name' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chosen = [
      'Name',
      'Program',
      'Last Activity',
      'Status',
      'Provider',
      'Date of birth',
      'Side and joint',
      'Actions',
    ];
    expect(await heads()).toEqual(chosen);
    expect(screen.getByRole('cell', { name: 'Grace Hopper' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '12/10/1985' })).toBeVisible();
    expect(screen.getAllByText('Left knee')).toHaveLength(1);
    cleanup();
    await open();
    expect(await heads()).toEqual(chosen);
  });

  it('PAT-14 sorts by a column header in both directions', async () => {
    const { user, lists } = await open();
    await heads();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: 'name', page: '1' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: '-name' }));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('PAT-11 OPEN-045 searches once typing pauses, and ignores a late response', async () => {
    let answerLate = (): void => undefined;
    const late = new Promise<void>((answer) => (answerLate = answer));
    const { user, lists } = await open({
      answers: {
        'GET /v2/patients': async ({ query }) => {
          if (query.q === 'lo') await late;
          return pagedResponse(query.q ? [buildRecord({ patient: { firstName: `Found by ${query.q}` } })] : [ada]);
        },
      },
    });
    await heads();
    const search = screen.getByRole('searchbox', { name: 'Search Patients' });
    await user.type(search, 'lo');
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ q: 'lo' }));
    await user.type(search, 've');
    await screen.findByRole('link', { name: 'Found by love Lovelace' });
    await act(async () => answerLate());
    expect(screen.getByRole('link', { name: 'Found by love Lovelace' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Found by lo Lovelace' })).toBeNull();
    expect(lists().map(({ q }) => q)).toEqual([undefined, 'lo', 'love']);
    expect(filters()).toEqual({ q: 'love' });
  });

  it('PAT-12 PAT-13 OPEN-044 filters by provider, product, status and location, starting at page 1', async () => {
    const viewer = {
      ...holding('HEALTH', 'GAIT'),
      locations: [3, 4].map((id) => ({ id, name: `Clinic ${id}`, timezone: 'America/Denver' })),
    };
    const { user, lists } = await open(
      {
        viewer,
        answers: { 'GET /v2/practitioners': pagedResponse([{ id: 7, firstName: 'Grace', lastName: 'Hopper' }]) },
      },
      '/patients/?page=2',
    );
    await screen.findByRole('option', { name: 'Grace Hopper' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Grace Hopper');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Gait');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Invite Sent');
    await user.click(screen.getByRole('button', { name: 'Locations: All locations' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Clinic 4' }));
    const expected = { practitionerId: '7', product: 'GAIT', status: 'NO_ACCOUNT', locationIds: '4', page: '1' };
    await waitFor(() => expect(lists().at(-1)).toMatchObject(expected));
  });

  it('PAT-15 has pages of 15', async () => {
    const looksOld = () => screen.queryByRole('table')?.hasAttribute('data-old');
    const asked: unknown[] = [];
    const { user, lists } = await open({
      answers: { 'GET /v2/patients': ({ query }) => (asked.push([query.page, looksOld()]), pagedResponse([ada], 31)) },
    });
    await screen.findByText('1–15 of 31');
    expect(looksOld()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ page: '2', limit: '15' }));
    expect(asked).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
  });

  it('PAT-17 opens a patient by a click on the row and by the name', async () => {
    const { user } = await open();
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/patients/12');
    await user.click(screen.getByRole('cell', { name: 'ada@example.com' }));
    expect(window.location.pathname).toBe('/patients/12');
  });

  it('PAT-17 caches each patient of the page, so that the record shows at once', async () => {
    await open();
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    expect(portalState.queryClient.getQueryData(['patients', 'getOne', { id: '12', meta: undefined }])).toEqual(ada);
  });

  it('PAT-17 opens a patient by keyboard: the name in each row is focusable', async () => {
    const { user } = await open();
    const link = await screen.findByRole('link', { name: 'Ada Lovelace' });
    for (let step = 0; step < 40 && document.activeElement !== link; step++) await user.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/patients/12');
  });

  it('PAT-15 is restored with page, order and search when the record leads back', async () => {
    const { user } = await open(onPages, '/patients/?filter={"q":"ada"}&page=2&sort=name&order=ASC');
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    expect(leadsBackTo()).toEqual({ filter: '{"q":"ada"}', page: '2', sort: 'name', order: 'ASC' });
    await user.click(screen.getByRole('tab', { name: 'Discharged' }));
    await waitFor(() => expect(leadsBackTo()).toMatchObject({ page: '1', sort: 'name', order: 'ASC' }));
    expect(JSON.parse(leadsBackTo().filter!)).toEqual({ q: 'ada', state: 'DISCHARGED' });
  });

  it('PAT-15 accepts the former URL format, and ignores invalid parameters', async () => {
    const { lists } = await open(onPages, '/patients/?state=DISCHARGED&q=ada&practitionerId=7&sort=-name&page=2');
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    const asked = { state: 'DISCHARGED', q: 'ada', practitionerId: '7', sort: '-name', page: '2', limit: '15' };
    expect(lists()).toEqual([asked]);
    expect(screen.getByRole('searchbox', { name: 'Search Patients' })).toHaveValue('ada');
    expect(leadsBackTo()).toMatchObject({ page: '2', sort: 'name', order: 'DESC' });
    cleanup();
    const mistyped = await open(
      {},
      '/patients/?filter={"product":"SHOES","status":3,"shoe":1}&sort=shoe&order=ASC&page=-1',
    );
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    expect(mistyped.lists()).toEqual([{ state: 'ACTIVE', page: '1', limit: '15', sort: '-lastActivity' }]);
  });

  it('PAT-03 stores nothing but the tab in the browser, not even a search', async () => {
    const { user, lists } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search Patients' }), 'lovelace');
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ q: 'lovelace' }));
    await user.click(screen.getByRole('tab', { name: 'Discharged' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ q: 'lovelace', state: 'DISCHARGED' }));
    await waitFor(() => expect(keptIn(localStorage)).toContain('DISCHARGED'));
    expect(keptIn(localStorage) + keptIn(sessionStorage)).not.toContain('lovelace');
    cleanup();
    const next = await open();
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    expect(next.lists()).toEqual([{ state: 'DISCHARGED', page: '1', limit: '15', sort: '-lastActivity' }]);
  });

  it('PAT-13 clears its filters and keeps the tab', async () => {
    const { user, lists } = await open({}, '/patients/?filter={"q":"ada","product":"GAIT","state":"DISCHARGED"}');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() =>
      expect(lists().at(-1)).toEqual({ state: 'DISCHARGED', page: '1', limit: '15', sort: '-lastActivity' }),
    );
    expect(screen.getByRole('tab', { name: 'Discharged' })).toHaveAttribute('aria-selected', 'true');
  });

  it('PAT-18 says that there are no patients yet', async () => {
    await open({ answers: { 'GET /v2/patients': pagedResponse([]) } });
    expect(await screen.findByText('No patients active in your organization')).toBeInTheDocument();
    expect(screen.getByText('Add your a patient and assign them a product.')).toBeInTheDocument();
  });

  it('PAT-18 tells a provider without a location whom to ask, in the list and in the form', async () => {
    await open(
      {
        viewer: { ...clinicAdmin, role: 'PORTAL_PRACTITIONER', locations: [] },
        answers: { 'GET /v2/patients': pagedResponse([]) },
      },
      '/patients/?add=true',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Patient' }));
    expect(dialog.getByText('You have no location yet')).toBeVisible();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await screen.findAllByText('You have no location yet')).toHaveLength(2);
    expect(screen.queryByText('No patients active in your organization')).not.toBeInTheDocument();
  });

  it('PAT-19 says that no patient matches', async () => {
    await open({ answers: { 'GET /v2/patients': pagedResponse([]) } }, '/patients/?q=zzz');
    expect(await screen.findByText('No patients meet that criteria.')).toBeInTheDocument();
  });

  it('shows an error and retries', async () => {
    let broken = true;
    const { user } = await open({
      answers: {
        'GET /v2/patients': () => (broken ? errorResponse(503, 'The database is away.') : pagedResponse([ada])),
      },
    });
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeInTheDocument();
  });

  it('PAT-27 opens the form over the list on Add Patient, without a new history entry', async () => {
    const { user } = await open();
    const pages = window.history.length;
    await user.click(await screen.findByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByRole('dialog', { name: 'Add Patient' })).toBeVisible();
    expect([new URLSearchParams(window.location.search).get('add'), window.history.length]).toEqual(['true', pages]);
  });

  it('PAT-27 keeps the form open that the URL names while the URL is corrected, and leaves the list unchanged', async () => {
    const { user } = renderFeature(patients, '/patients/?q=ada&add=true', { answers: one });
    expect(await screen.findByRole('dialog', { name: 'Add Patient' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ filter: '{"q":"ada"}' });
  });
});
