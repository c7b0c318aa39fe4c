import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MeasuredSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { organizationWith, scanned, scanUser, timed } from './fixtures.ts';
import { scan } from './plugin.tsx';

const woman = { age: 72, sex: 'FEMALE' };
let id = 90;
const measured = (createdDate: string, session: MeasuredSession['session']): MeasuredSession => ({
  id: id--,
  createdDate,
  session,
  location: { name: 'Harbor', timezone: 'America/Denver' },
  practitioner: { firstName: 'Wes', lastName: 'Kim' },
});
const rise = (day: string, seconds: number, demographics: typeof woman | null = woman) =>
  measured(`${day}T17:00:00.000Z`, scanned('AST-0011', [timed(seconds)], demographics));

const open = (sessions: MeasuredSession[], path = '/scan/participants/50/', totalSessions = sessions.length) =>
  renderFeature(scan, path, {
    viewer: scanUser,
    answers: {
      'GET /v2/scan/participants/50': [
        200,
        { id: 50, uid: 'P-100', isArchived: false, archivedDate: null, sessions, totalSessions },
      ],
      ...organizationWith(),
    },
  });

describe('the page of a scan participant', () => {
  it('shows the newest result with its risk, and whether its changes are beyond measurement error', async () => {
    open([rise('2026-11-20', 12), rise('2026-11-10', 13), rise('2026-10-01', 15.5)]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Participant P-100' })).toBeVisible();
    expect(screen.getByText('3 sessions since 10/01/2026')).toBeVisible();
    const latest = within(await screen.findByRole('region', { name: 'Latest result' }));
    expect(latest.getByText('12.00 s')).toBeVisible();
    // More than 12.6 s is high at 70 to 79 (RISK-55).
    expect(latest.getByText('Low Risk')).toBeVisible();
    // 12 less 13 and less 15.5; the published error of older women is 2.5 s.
    expect(latest.getByText('−1.00 s')).toBeVisible();
    expect(latest.getByText('Within measurement error (2.50 s, women 60 and older).')).toBeVisible();
    expect(latest.getByText('−3.50 s')).toBeVisible();
    expect(latest.getByText('Beyond measurement error (2.50 s, women 60 and older).')).toBeVisible();
    expect(latest.getByText(/^Measurement error: Goldberg et al\./)).toBeVisible();
  });

  it('RISK-55 draws the scale of the participant’s sex and age with the previous result', async () => {
    open([rise('2026-11-20', 12), rise('2026-11-10', 13)]);
    const scale = within(await screen.findByRole('figure', { name: 'Scale' }));
    expect(scale.getByText('Time: 12.00 s')).toBeVisible();
    expect(scale.getByText('Time: 13.00 s (11/10/2026)')).toBeVisible();
    expect(scale.getByText(/^Low Risk: at most 12\.60 s\.$/)).toBeVisible();
    expect(scale.getByText(/^High Risk: more than 12\.60 s\.$/)).toBeVisible();
  });

  it('OPEN-140 says that sex and age are not known instead of drawing a scale', async () => {
    open([rise('2026-11-20', 12, null)]);
    expect(
      await screen.findByText('No scale: the limits depend on sex and age, which are not known for this session.'),
    ).toBeVisible();
    expect(screen.getByText('There is no earlier session to compare with.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Trend' })).toBeNull();
  });

  it('lists every session of an assessment with its risk, and changes the assessment by the address', async () => {
    const { user } = open(
      [
        rise('2026-11-20', 14),
        measured('2026-11-15T17:00:00.000Z', scanned('AST-0009', [timed(12)])),
        rise('2026-11-10', 13),
        measured('2026-11-01T17:00:00.000Z', scanned('AST-0009', [timed(10)])),
      ],
      '/scan/participants/50/?assessment=AST-0009',
    );
    const table = within(await screen.findByRole('table', { name: 'All sessions' }));
    expect(table.getAllByText(/^(High|Low) Risk$/).map(({ textContent }) => textContent)).toEqual([
      'High Risk',
      'Low Risk',
    ]);
    expect(table.getByText('+2.00 s')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Trend' })).toBeVisible();
    expect(
      screen.getByText(
        'Measurement error is not known for this participant. Published: 1.10 s, people with knee osteoarthritis.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Sit to Stand (2)' }));
    expect(window.location.search).toBe('?assessment=AST-0011');
    expect(await screen.findByText('+1.00 s', { selector: 'strong' })).toBeVisible();
  });

  it('says how many sessions of many are shown', async () => {
    open([rise('2026-11-20', 12)], undefined, 700);
    expect(await screen.findByText('The newest 1 of 700 sessions')).toBeVisible();
  });

  it('A1 says that a participant is not found', async () => {
    renderFeature(scan, '/scan/participants/51/', {
      viewer: scanUser,
      answers: { 'GET /v2/scan/participants/51': errorResponse(404, 'Participant not found.') },
    });
    expect(await screen.findByText('Participant not found.')).toBeVisible();
  });
});
