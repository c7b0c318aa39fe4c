import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import type { PatientSummary } from '../../../../contract/patients/summary.ts';
import { errorResponse } from '../../../../tests/component/fakeApi.ts';
import { ada, buildRecord } from '../../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../../tests/component/people.ts';
import { pagedResponse, renderFeature } from '../../../../tests/component/renderFeature.tsx';
import { patientRecord } from '../plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const summary: PatientSummary = {
  from: '2026-10-25',
  to: '2026-11-23',
  health: {
    adherence: {
      from: '2026-10-25',
      to: '2026-11-22',
      activeDays: 20,
      prescribedDays: 28,
      daysPercent: 71,
      sessionsDone: 20,
      prescribedSessions: 56,
      sessionsPercent: 36,
    },
    weeks: [
      { day: '2026-11-01', value: 57 },
      { day: '2026-11-08', value: 86 },
    ],
    rangeOfMotion: {
      exerciseId: 'T-2',
      name: 'Heel Slide',
      side: 'Left',
      goal: { min: 0, max: 135 },
      best: { day: '2026-11-12', value: 104.4 },
      points: [
        { day: '2026-11-10', value: 92 },
        { day: '2026-11-12', value: 104.4 },
      ],
    },
    program: null,
    billing: {
      earned: [{ code: '98980', units: 1 }],
      next: { code: '98977', clock: 'ROLLING_30', days: 4, minutes: 0, contacts: 0, by: '2026-12-13' },
    },
    lastContact: { day: '2026-11-21', mode: 'VIDEO' },
  },
  pain: {
    question: 'Please rate your pain right now',
    formTitle: 'Numeric Pain Rating Scale',
    min: 0,
    max: 10,
    points: [
      { day: '2026-08-02', value: 5 },
      { day: '2026-11-20', value: 3 },
    ],
  },
  gait: null,
};
const health = summary.health!;

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

async function open(answer: PatientSummary, record: PatientRecord = ada, answers: Answers = {}) {
  const opened = renderFeature(patientRecord, '/patients/12', {
    viewer: { ...clinicAdmin, organization: { ...clinicAdmin.organization!, products: ['HEALTH', 'GAIT', 'PRO'] } },
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/summary': [200, answer],
      'GET /v2/patients/12/sessions': pagedResponse([]),
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/gait-sessions': pagedResponse([]),
      ...answers,
    },
  });
  return { ...opened, strip: within(await screen.findByRole('region', { name: 'Summary' })) };
}

describe('the summary of a record', () => {
  it('shows adherence, pain, range of motion and billing, each as a link to its section', async () => {
    const { strip } = await open(summary);
    const links = await strip.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Adherence71%of days36% of doseLast 30 days', '/patients/12/health/activity'],
      ['Pain now3of 105 at intake, Aug 2Numeric Pain Rating Scale, Nov 20', '/patients/12/health/surveys'],
      ['Range of motion104°of 135°Best on Nov 12Heel Slide, Left', '/patients/12/health/range-of-motion'],
      [
        'Billing98980earned98977: 4 more data days by Dec 13Last contact Nov 21, video',
        '/patients/12/health/care-management',
      ],
    ]);
    expect(strip.getByRole('img', { name: 'Week by week, from 57% to 86%' })).toBeInTheDocument();
    expect(strip.getByRole('img', { name: 'Since intake, from 5 to 3 of 10' })).toBeInTheDocument();
    expect(strip.getByRole('img', { name: 'Heel Slide, Left, from 92° to 104°' })).toBeInTheDocument();
  });

  it('says what is missing of a new patient', async () => {
    const nothing = { adherence: null, weeks: [], rangeOfMotion: null, lastContact: null };
    const { strip } = await open(
      { ...summary, pain: null, health: { ...health, ...nothing, billing: { earned: [], next: null } } },
      buildRecord({ mostRecentSession: null }),
    );
    expect((await strip.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'AdherenceNo sessions yet',
      'Pain nowNot reportedSince this plan of care started',
      'Range of motionNot measuredLast 30 days',
      'BillingNo open codesNo live interaction yet',
    ]);
  });

  it('leads with the next step while no code is earned', async () => {
    const next = {
      code: '98980',
      clock: 'CALENDAR_MONTH',
      days: 0,
      minutes: 8,
      contacts: 1,
      by: '2026-11-30',
    } as const;
    const { strip } = await open({ ...summary, health: { ...health, billing: { earned: [], next } } });
    expect(await strip.findByText('8 more minutes and 1 live interaction')).toBeInTheDocument();
    expect(strip.getByText('by Nov 30 for 98980')).toBeInTheDocument();
  });

  it('REC-06 does not link pain to surveys of a patient without a phone number', async () => {
    const { strip } = await open(summary, buildRecord({ patient: { phoneNumber: null } }));
    expect(await strip.findByText('5 at intake, Aug 2')).toBeInTheDocument();
    expect(strip.queryByRole('link', { name: /Pain now/ })).not.toBeInTheDocument();
  });

  it('REC-12 has the walking speed of a patient of Gait alone', async () => {
    const { strip } = await open(
      {
        ...summary,
        health: null,
        pain: null,
        gait: {
          lastSession: '2026-11-20',
          speed: [
            { day: '2026-11-02', value: 0.9 },
            { day: '2026-11-20', value: 1.1 },
          ],
        },
      },
      buildRecord({
        products: ['GAIT'],
        productData: { health: null, gait: { uid: 'G-77', mostRecentSession: null, sex: 'FEMALE' } },
      }),
    );
    const [speed, ...others] = await strip.findAllByRole('link');
    expect(speed).toHaveTextContent('Gait Speed1.10m/s0.90 m/s on Nov 2Last session Nov 20');
    expect(speed).toHaveAttribute('href', '/patients/12/gait/progress');
    expect(others).toEqual([]);
    expect(screen.getByText('Female', { selector: '.identity dd' })).toBeInTheDocument();
  });

  it('keeps the place of the figures while they load', async () => {
    const { strip } = await open(summary, ada, { 'GET /v2/patients/12/summary': () => new Promise(() => undefined) });
    expect(screen.getByRole('region', { name: 'Summary', busy: true })).toBeInTheDocument();
    for (const label of ['Adherence', 'Pain now', 'Range of motion', 'Billing'])
      expect(strip.getByText(label)).toBeInTheDocument();
  });

  it('says in its place that it could not be loaded, and retries', async () => {
    const { user, answering } = await open(summary, ada, {
      'GET /v2/patients/12/summary': errorResponse(503, 'The database is away.'),
    });
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    answering['GET /v2/patients/12/summary'] = [200, summary];
    const shown = within(screen.getByRole('region', { name: 'Summary' }));
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('36% of dose')).toBeInTheDocument();
  });

  it('is fetched again when something of the patient has changed', async () => {
    const { user, sent } = await open(summary, ada, {
      'DELETE /v2/patients/12/program': [200, null],
    });
    await screen.findByText('36% of dose');
    const asked = () => sent.filter(({ path }) => path === '/v2/patients/12/summary').length;
    expect(asked()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'More program actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(asked()).toBe(2));
  });
});
