import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScanSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import { errorResponse, type mockApi } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { scan } from './plugin.tsx';
import { organizationWith, scanned, scanSession, scanUserAtHarbor, timed } from './fixtures.ts';

const sixtyFive = { age: 65, sex: 'MALE' };
const session = (assessmentId: string, value: number, units: string, id = 'time'): ScanSession =>
  scanSession(1, { session: scanned(assessmentId, [{ id, name: 'Time', value, units }], sixtyFive) });
const unknownCriteria = 'Could not load analysis data. Out of order.';
const outcomes = 'GET /v2/scan/outcomes/risk-factors';

async function analyse(
  shown: ScanSession,
  answer: ReturnType<typeof errorResponse> | readonly [number, unknown],
  more: Parameters<typeof mockApi>[0] = organizationWith(),
) {
  // Imported before fake timers start, because loading the page can take longer than a test waits.
  await import('./SessionsPage.tsx');
  const { user, sent } = renderFeature(scan, '/scan/sessions/', {
    viewer: scanUserAtHarbor,
    answers: { 'GET /v2/scan/sessions/pages': pagedResponse([shown]), [outcomes]: answer, ...more },
  });
  await user.click(await screen.findByRole('button', { name: 'Analysis' }));
  return { user, sent, dialog: within(await screen.findByRole('dialog', { name: /^Analysis: / })) };
}

it('OPEN-129 API-21 RISK-49 a session is evaluated by the built-in rule if nothing is stored', async () => {
  const { dialog, sent } = await analyse(session('AST-0009', 12.4, 's'), [200, []]);
  expect(await dialog.findByRole('heading', { name: 'Timed Up and Go: Fall Risk' })).toBeVisible();
  const box = within(dialog.getByRole('group', { name: 'Time' }));
  expect(box.getByText('12.40 s')).toBeVisible();
  expect(box.getByText('High Risk')).toBeVisible();
  expect(dialog.getByRole('table', { name: 'Factors' })).toBeVisible();
  expect(dialog.getByText('P-100')).toBeVisible();
  expect(sent.some(({ path }) => path.startsWith('/v2/admin'))).toBe(false);
});

it('OPEN-129 a stored outcome always takes precedence', async () => {
  const lenient = {
    ...findBuiltInOutcome('AST-0009')!,
    factors: findBuiltInOutcome('AST-0009')!.factors.map((factor) => ({
      ...factor,
      criteria: factor.criteria.map((criterion) => ({
        ...criterion,
        conditions: criterion.conditions.map((condition) => ({ ...condition, value: 20 })),
      })),
    })),
    version: 1,
  };
  const { dialog } = await analyse(session('AST-0009', 12.4, 's'), [200, [lenient]]);
  expect(within(await dialog.findByRole('group', { name: 'Time' })).getByText('Low Risk')).toBeVisible();
});

it('OPEN-129 OPEN-140 a session is evaluated by the published admin defaults for its sex and age', async () => {
  // 11.4 s is the admin limit of a man of 65, 8.4 s that of the portal set.
  const { dialog } = await analyse(session('AST-0011', 10, 's'), [200, []]);
  expect(await dialog.findByText('Assessed for: Male, 65 years')).toBeVisible();
  expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('Low Risk')).toBeVisible();
});

it('RISK-17 RISK-49 an assessment without any rule shows its results alone', async () => {
  const { dialog } = await analyse(session('AST-0004', 60.6, 'degrees', 'angle'), [200, []]);
  expect(await dialog.findByText('No Analysis Data For That Assessment.')).toBeVisible();
  expect(dialog.getByText('61 degrees')).toBeVisible();
});

it('ERR-23 nothing is evaluated while the stored outcomes are unknown', async () => {
  const { dialog } = await analyse(session('AST-0009', 12.4, 's'), errorResponse(500, 'Out of order.'));
  expect(await dialog.findByText(unknownCriteria)).toBeVisible();
  expect(await screen.findAllByText(unknownCriteria)).toHaveLength(2);
  expect(dialog.queryByText(/Risk$/)).toBeNull();
});

it('OPEN-129 a session is evaluated by the portal’s defaults if the organization has selected them', async () => {
  const { dialog } = await analyse(session('AST-0011', 10, 's'), [200, []], organizationWith('PORTAL'));
  expect(within(await dialog.findByRole('group', { name: 'Time' })).getByText('High Risk')).toBeVisible();
});

it("OPEN-129 ERR-23 nothing is evaluated while the organization's selection is unknown", async () => {
  const unknown = { 'GET /v2/organizations/current': errorResponse(500, 'Out of order.') };
  const { dialog } = await analyse(session('AST-0009', 12.4, 's'), [200, []], unknown);
  expect(await dialog.findByText(unknownCriteria)).toBeVisible();
  expect(await screen.findAllByText(unknownCriteria)).toHaveLength(2);
  expect(dialog.queryByText(/Risk$/)).toBeNull();
});

it('RISK-18 a session without results says so, and is not evaluated', async () => {
  const { dialog } = await analyse(scanSession(1, { session: scanned('AST-0009', []) }), [200, []]);
  expect(await dialog.findByText('No result data found for session.')).toBeVisible();
  expect(dialog.getByText('This session has no results.')).toBeVisible();
  expect(dialog.queryByText(/Low Risk|High Risk/)).toBeNull();
});

it('RISK-12 RISK-20 OPEN-140 a session without demographics asks for them first, and names them beside the evaluation', async () => {
  const { user, dialog } = await analyse(scanSession(1, { session: scanned('AST-0011', [timed(12)]) }), [200, []]);
  expect(await dialog.findByText('Demographic data is required to assess Fall Risk')).toBeVisible();
  expect(dialog.queryByText(/Low Risk|High Risk/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText('Assessed for: Male, 65 years')).toBeVisible();
  // 12 s is more than 11.4 s, the limit of 60 to 69 years.
  expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('High Risk')).toBeVisible();
});

describe('the earlier result of the participant', () => {
  const earlier = {
    id: 9,
    createdDate: '2026-11-02T17:00:00.000Z',
    session: scanned('AST-0011', [timed(14)], { age: 71, sex: 'FEMALE' }),
    location: { name: 'Harbor', timezone: 'America/Denver' },
    practitioner: null,
  };
  const present = scanSession(1, { session: scanned('AST-0011', [timed(11)], { age: 72, sex: 'FEMALE' }) });
  const analysePresent = (answer: unknown, status = 200) =>
    analyse(present, [200, []], {
      ...organizationWith(),
      'GET /v2/scan/sessions/1/earlier': status === 200 ? [200, answer] : errorResponse(status, 'Out of order.'),
    });

  it('stands beside the present one, with the difference and whether it is beyond measurement error', async () => {
    const { dialog } = await analysePresent(earlier);
    const table = within(await dialog.findByRole('table', { name: 'Change' }));
    const [head, row] = table.getAllByRole('row').map((each) => each.textContent);
    expect(head).toBe('ResultEarlier session11/02/2026This sessionChange');
    // 3 s faster; the published error of older women is 2.5 s.
    expect(row).toBe('Time14.00 s11.00 s−3.00 sBeyond measurement error (2.50 s, women 60 and older).');
    const scale = within(dialog.getByRole('figure', { name: 'Scale' }));
    expect(scale.getByText('Time: 14.00 s (11/02/2026)')).toBeVisible();
    expect(scale.getByText('Time: 11.00 s')).toBeVisible();
  });

  it('is said to be none for the first session', async () => {
    const { dialog } = await analysePresent(null);
    expect(
      await dialog.findByText('This is the first session of this participant with this assessment.'),
    ).toBeVisible();
  });

  it('is not compared in other units', async () => {
    const minutes = { ...timed(0.2), units: 'min' };
    const { dialog } = await analysePresent({ ...earlier, session: scanned('AST-0011', [minutes]) });
    expect(await dialog.findByText('The earlier session has no result in the same units.')).toBeVisible();
  });

  it('does not keep the present one from being shown while it cannot be loaded', async () => {
    const { dialog } = await analysePresent(null, 500);
    expect(await dialog.findByText('Could not load the earlier session. Out of order.')).toBeVisible();
    expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('Low Risk')).toBeVisible();
  });
});
