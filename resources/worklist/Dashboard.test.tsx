import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DashboardActions } from '../../contract/worklist/dashboard.ts';
import type { Worklist } from '../../contract/worklist/worklist.ts';
import type { CurrentUser } from '../../contract/identity/users.ts';
import { resetConfiguration } from '../../src/ui/configuration.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { dashboard } from './plugin.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById('portal-configuration')?.remove();
  resetConfiguration();
});

const holding = (
  products: NonNullable<CurrentUser['organization']>['products'],
  role: CurrentUser['role'] = 'PORTAL_PROVIDER_ADMIN',
) => ({
  ...clinicAdmin,
  locations: [{ id: 3, name: 'North Clinic', timezone: 'America/Denver' }],
  role,
  organization: { ...clinicAdmin.organization!, products },
});
const person = (patientId: number, firstName: string) => ({ patientId, firstName, lastName: 'Lovelace' });
const actions: DashboardActions = {
  totalPatients: 9,
  noAccount: { items: [{ ...person(1, 'Ada'), status: 'NO_ACCOUNT' }], total: 6 },
  noRecentSession: {
    items: [
      { ...person(2, 'Ben'), lastSession: '2026-11-01T03:00:00Z' },
      { ...person(3, 'Cid'), lastSession: null },
    ],
    total: 2,
  },
  noHep: { items: [{ ...person(4, 'Dee'), status: 'NO_HEP' }], total: 1 },
  readyToBill: { items: [{ ...person(5, 'Eve'), status: 'READY_TO_BILL' }], total: 1 },
};
const nobody: DashboardActions = {
  totalPatients: 0,
  noAccount: { items: [], total: 0 },
  noRecentSession: { items: [], total: 0 },
  noHep: { items: [], total: 0 },
  readyToBill: { items: [], total: 0 },
};

/** An empty worklist, which has tests of its own. */
const calm: Worklist = {
  items: [],
  total: 0,
  totalOfAll: 0,
  totals: {
    SURVEY_OUT_OF_RANGE: 0,
    BILLING_WINDOW_CLOSING: 0,
    FALLING_ADHERENCE: 0,
    NO_SESSION: 0,
    NOTE_DUE: 0,
    PATH_STEP: 0,
  },
  itemsForPage: 10,
};

const open = (viewer: CurrentUser, answer: Parameters<typeof renderFeature>[2] = {}, path = '/home/') =>
  renderFeature(dashboard, path, {
    viewer,
    answers: { 'GET /v2/dashboards/actions': [200, actions], 'GET /v2/worklist': [200, calm], ...answer.answers },
  });
const tabs = async () =>
  within(await screen.findByRole('region', { name: "Your Patients' Activity" })).findAllByRole('tab');
/** Opens a list in its tab. */
const list = async (name: string) => {
  await tabs();
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('tabpanel', { name: new RegExp(`^${name}`) }));
};
const cells = async (name: string) => {
  const panel = await list(name);
  await waitFor(() => expect(panel.getAllByRole('link').length).toBeGreaterThan(0));
  return panel.getAllByRole('cell').map(({ textContent }) => textContent);
};

describe('the dashboard', () => {
  it('DASH-01 DASH-02 DASH-06 DASH-24 greets the user, and fetches the four lists in one request', async () => {
    const { sent } = open(holding(['HEALTH']));
    expect(await screen.findByRole('heading', { name: 'Hi Ada' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: "Your Patients' Activity" })).toBeInTheDocument();
    await waitFor(async () =>
      expect((await tabs()).map(({ textContent }) => textContent)).toEqual([
        'Patients with no account 6',
        'No session in the past 7 days 2',
        'Patients without a program 1',
        'Ready to bill today 1',
      ]),
    );
    expect(sent.filter(({ path }) => path === '/v2/dashboards/actions')).toHaveLength(1);
  });

  it('DASH-08 DASH-09 DASH-10 DASH-11 DASH-23 lists the patients who need an action', async () => {
    open(holding(['HEALTH']));
    expect(await cells('Patients with no account')).toEqual(['Ada Lovelace', 'Invite Sent']);
    // 03:00 UTC is the evening before in Denver.
    expect(await cells('No session in the past 7 days')).toEqual(['Ben Lovelace', '10/31/2026', 'Cid Lovelace', '-']);
    expect(await cells('Patients without a program')).toEqual(['Dee Lovelace', 'Not Assigned']);
    expect(await cells('Ready to bill today')).toEqual(['Eve Lovelace', 'Ready to Bill']);
  });

  it('DASH-12 DASH-13 shows the lists of programs and billing to Health users only', async () => {
    open(holding(['GAIT']));
    await cells('Patients with no account');
    expect(await tabs()).toHaveLength(2);
  });

  it('DASH-07 pages each list separately, five rows a page', async () => {
    const { user, sent } = open(holding(['HEALTH']));
    const region = await list('Patients with no account');
    expect(await region.findByText('1–5 of 6')).toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Next page of Patients with no account' }));
    await waitFor(() =>
      expect(sent.at(-1)?.query).toEqual({
        noAccountPage: '2',
        noHepPage: '1',
        noRecentSessionPage: '1',
        readyToBillPage: '1',
      }),
    );
    expect(await region.findByText('6–6 of 6')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Next page of Patients with no account' })).toBeDisabled();
  });

  it('DASH-06 DASH-07 keeps the tab and its page in the URL, and opens with them', async () => {
    const long = { ...actions, noRecentSession: { ...actions.noRecentSession, total: 7 } };
    const answers = { 'GET /v2/dashboards/actions': [200, long] } as const;
    const { user } = open(holding(['HEALTH']), { answers });
    const region = await list('No session in the past 7 days');
    await user.click(await region.findByRole('button', { name: 'Next page of No session in the past 7 days' }));
    await waitFor(() => expect(window.location.search).toBe('?list=noRecentSession&noRecentSessionPage=2'));
    cleanup();
    open(holding(['HEALTH']), { answers }, `/home/${window.location.search}`);
    const tab = await screen.findByRole('tab', { name: /^No session in the past 7 days/ });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('6–7 of 7')).toBeVisible();
  });

  it('DASH-07 shows the last page where the list has become shorter', async () => {
    const { sent } = open(holding(['HEALTH']), {}, '/home/?noAccountPage=3');
    expect(await screen.findByText('6–6 of 6')).toBeVisible();
    const pages = () => sent.filter(({ path }) => path === '/v2/dashboards/actions').map(({ query }) => query);
    await waitFor(() => expect(pages().map(({ noAccountPage }) => noAccountPage)).toEqual(['3', '2']));
  });

  it('DASH-14 DASH-15 links to the patient and to RTM Billing', async () => {
    open(holding(['HEALTH']));
    await cells('Ready to bill today');
    expect(screen.getByRole('link', { name: 'Eve Lovelace' })).toHaveAttribute('href', '/patients/5');
    expect(screen.getByRole('link', { name: 'RTM Billing' })).toHaveAttribute('href', '/rtm-billing/cycles-by-month/');
  });

  it('DASH-04 DASH-05 DASH-16 DASH-17 DASH-18 DASH-19 offers the first steps to a clinic without patients', async () => {
    open(holding(['HEALTH']), { answers: { 'GET /v2/dashboards/actions': [200, nobody] } });
    expect(
      await screen.findByText('Welcome to Exer Provider Portal for Northside Physical Therapy'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Choose your first step on the platform and start working with your patients.'),
    ).toBeInTheDocument();
    const steps = within(screen.getByRole('main')).getAllByRole('link');
    expect(steps.map((step) => step.getAttribute('href'))).toEqual([
      '/patients/?add=true',
      '/programs/templates/?add=true',
      '/organization/providers/',
      '/programs/exercise-library/',
    ]);
    expect(steps[0]).toHaveTextContent('Add First Patient');
    expect(steps[1]).toHaveTextContent('Create Program');
    expect(steps[2]).toHaveTextContent('Add Providers');
    expect(steps[3]).toHaveTextContent('Browse the Motion Library');
  });

  it.each([
    [
      'DASH-18 a provider does not add providers',
      holding(['HEALTH'], 'PORTAL_PRACTITIONER'),
      ['Add First Patient', 'Create Program', 'Browse the Motion Library'],
    ],
    ['DASH-20 without Health there are only providers to add', holding(['GAIT']), ['Add Providers']],
  ])('%s', async (_, viewer, expected) => {
    open(viewer, { answers: { 'GET /v2/dashboards/actions': [200, nobody] } });
    await screen.findByText(/^Welcome to Exer Provider Portal/);
    const steps = within(screen.getByRole('main')).getAllByRole('link');
    expect(steps).toHaveLength(expected.length);
    for (const [at, name] of expected.entries()) expect(steps[at]).toHaveTextContent(name);
  });

  it('DASH-04 DASH-16 tells a provider without a location whom to ask, and offers no patient to add', async () => {
    open(
      { ...holding(['HEALTH']), role: 'PORTAL_PRACTITIONER', locations: [] },
      { answers: { 'GET /v2/dashboards/actions': [200, nobody] } },
    );
    expect(await screen.findByText('You have no location yet')).toBeVisible();
    expect(screen.getByText(/Ask an admin at your clinic to add you to one\./)).toBeVisible();
    const steps = within(screen.getByRole('main')).getAllByRole('link');
    expect(steps.map((step) => step.getAttribute('href'))).not.toContain('/patients/?add=true');
  });

  it('DASH-21 shows an error and retries', async () => {
    let broken = true;
    const { user } = open(holding(['HEALTH']), {
      answers: {
        'GET /v2/dashboards/actions': () => (broken ? errorResponse(500, 'Something broke.') : [200, actions]),
      },
    });
    expect(await screen.findByText('Something broke.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeInTheDocument();
  });

  describe('for a scan-only user', () => {
    const configured = (links: object) => {
      document.getElementById('portal-configuration')?.remove();
      const configuration = document.createElement('script');
      configuration.id = 'portal-configuration';
      configuration.type = 'application/json';
      configuration.textContent = JSON.stringify({ links });
      document.head.append(configuration);
      resetConfiguration();
      return open(holding(['SCAN', 'PRO']));
    };
    const help = 'https://help.example.com/';
    const frame = () => screen.findByTitle('Exer Help Center');
    const link = () => within(screen.getByRole('main')).getByRole('link', { name: /^Exer Help Center/ });

    it('DASH-03 SUP-04 OPEN-028 shows the help center and a plain link to it, and fetches no patients', async () => {
      const { sent } = configured({ helpCenter: help });
      expect(await frame()).toHaveAttribute('src', help);
      expect(link()).toHaveAttribute('href', help);
      expect(link()).toHaveAttribute('target', '_blank');
      expect(sent.some(({ path }) => path === '/v2/dashboards/actions')).toBe(false);
    });

    it('DASH-03 shows today’s sessions with counts by risk that lead to the list, in the organization’s time zone', async () => {
      const session = {
        id: 7,
        createdDate: '2026-11-23T14:00:00.000Z',
        session: {
          type: 'SCAN-1',
          data: { assessmentId: 'AST-0009', results: [{ id: 'time', name: 'Time', value: 13, units: 's' }] },
          meta: { demographics: null },
        },
        location: { name: 'North Clinic', timezone: 'America/Denver' },
        practitioner: { firstName: 'Wes', lastName: 'Kim' },
        participant: { id: 50, uid: 'P-100', isArchived: false, archivedDate: null },
      };
      const today = {
        day: '2026-11-23',
        sessions: 12,
        participants: 9,
        risks: { LOW: 7, HIGH: 4, NOT_ASSESSED: 1 },
        newest: [session],
      };
      open(holding(['SCAN', 'PRO']), {
        answers: {
          'GET /v2/scan/today': [200, today],
          'GET /v2/organizations/current': [200, { ...clinicAdmin.organization, riskReading: 'ADMIN', version: 1 }],
        },
      });
      const panel = within(await screen.findByRole('region', { name: "Today's scan sessions" }));
      expect(panel.getByText('11/23/2026 · 12 sessions · 9 participants')).toBeVisible();
      const counts = within(panel.getByRole('list', { name: 'Sessions by risk' })).getAllByRole('link');
      expect(counts.map(({ textContent }) => textContent)).toEqual(['High Risk: 4', 'Low Risk: 7', 'Not assessed: 1']);
      const address = new URL(counts[0]!.getAttribute('href')!, window.location.href);
      expect(address.pathname).toBe('/scan/sessions/');
      expect(JSON.parse(address.searchParams.get('filter')!)).toEqual({ days: 1, risks: ['HIGH'] });
      const [row] = within(panel.getByRole('list', { name: 'Newest sessions' })).getAllByRole('listitem');
      expect(within(row!).getByText('13.00 s')).toBeVisible();
      expect(await within(row!).findByText('High Risk')).toBeVisible();
      expect(within(row!).getByRole('link', { name: 'P-100' })).toHaveAttribute(
        'href',
        '/scan/participants/50/?assessment=AST-0009',
      );
    });

    it('DASH-03 says that there are no sessions yet, or that today’s cannot be loaded', async () => {
      const { user, answering } = open(holding(['SCAN']), {
        answers: { 'GET /v2/scan/today': errorResponse(500, 'Out of order.') },
      });
      expect(await screen.findByText('Out of order.')).toBeVisible();
      answering['GET /v2/scan/today'] = [
        200,
        { day: '2026-11-23', sessions: 0, participants: 0, risks: {}, newest: [] },
      ];
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('No sessions yet today.')).toBeVisible();
    });

    it('SUP-04 shows the configured support frame before the help center', async () => {
      configured({ helpCenter: help, supportFrame: 'https://support.example.com/scan' });
      expect(await frame()).toHaveAttribute('src', 'https://support.example.com/scan');
    });

    it('SUP-04 OPEN-028 shows only the link if the page does not load', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      configured({ helpCenter: help });
      await frame();
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect(screen.queryByTitle('Exer Help Center')).toBeNull();
      expect(link()).toHaveAttribute('href', help);
      vi.useRealTimers();
    });

    it('SUP-04 shows the contact form if no help center is configured', async () => {
      configured({ contactMailbox: 'support@vendor.example' });
      const form = within(await screen.findByRole('form', { name: 'Contact Support' }));
      expect(form.getByLabelText('Message')).toBeVisible();
      expect(form.queryByRole('button', { name: 'Cancel' })).toBeNull();
    });

    it('SUP-04 OPEN-029 shows a hint if nothing is configured', async () => {
      configured({});
      const main = within(await screen.findByRole('main'));
      expect(await main.findByText('No help center is configured.')).toBeVisible();
      expect(main.getByText('Contact your administrator.')).toBeVisible();
    });
  });
});
