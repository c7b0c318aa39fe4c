import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScanSession } from '../../contract/scan.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';
import { refused, type answerCalls } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { scan } from './plugin.tsx';
import { organizationWith, scanned, scanSession, scanUserAtHarbor, timed } from './scanDesk.ts';

const sixtyFive = { age: 65, sex: 'MALE' };
const session = (assessmentId: string, value: number, units: string, id = 'time'): ScanSession =>
  scanSession(1, { session: scanned(assessmentId, [{ id, name: 'Time', value, units }], sixtyFive) });
const unknownCriteria = 'Could not load analysis data. Out of order.';
const outcomes = 'GET /v2/scan/outcomes/risk-factors';

async function analyse(
  shown: ScanSession,
  answer: ReturnType<typeof refused> | readonly [number, unknown],
  more: Parameters<typeof answerCalls>[0] = organizationWith(),
) {
  // Read before the clock of a test runs: on a busy machine the page takes longer than one waits for a button.
  await import('./SessionsPage.tsx');
  const { user, sent } = openFeature(scan, '/scan/sessions/', {
    viewer: scanUserAtHarbor,
    answers: { 'GET /v2/scan/sessions/pages': pageOf([shown]), [outcomes]: answer, ...more },
  });
  await user.click(await screen.findByRole('button', { name: 'Analysis' }));
  return { user, sent, dialog: within(await screen.findByRole('dialog', { name: /^Analysis: / })) };
}

it('OPEN-129 API-21 RISK-49 labels a session by the built-in rule where nothing is stored', async () => {
  const { dialog, sent } = await analyse(session('AST-0009', 12.4, 's'), [200, []]);
  expect(await dialog.findByRole('heading', { name: 'Timed Up and Go: Fall Risk' })).toBeVisible();
  const box = within(dialog.getByRole('group', { name: 'Time' }));
  expect(box.getByText('12.40 s')).toBeVisible();
  expect(box.getByText('High Risk')).toBeVisible();
  expect(dialog.getByRole('table', { name: 'Factors' })).toBeVisible();
  expect(dialog.getByText('P-100')).toBeVisible();
  expect(sent.some(({ path }) => path.startsWith('/v2/admin'))).toBe(false);
});

it('OPEN-129 a stored outcome always wins', async () => {
  const lenient = {
    ...builtInOutcome('AST-0009')!,
    factors: builtInOutcome('AST-0009')!.factors.map((factor) => ({
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

it('OPEN-129 OPEN-140 takes the published admin numbers for the sex and age of the session', async () => {
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

it('ERR-23 nothing is judged while it is unknown what is stored', async () => {
  const { dialog } = await analyse(session('AST-0009', 12.4, 's'), refused(500, 'Out of order.'));
  expect(await dialog.findByText(unknownCriteria)).toBeVisible();
  expect(await screen.findAllByText(unknownCriteria)).toHaveLength(2);
  expect(dialog.queryByText(/Risk$/)).toBeNull();
});

it('OPEN-129 takes the portal’s numbers where the organization has chosen them', async () => {
  const { dialog } = await analyse(session('AST-0011', 10, 's'), [200, []], organizationWith('PORTAL'));
  expect(within(await dialog.findByRole('group', { name: 'Time' })).getByText('High Risk')).toBeVisible();
});

it('OPEN-129 ERR-23 nothing is judged while it is unknown what the organization has chosen', async () => {
  const unknown = { 'GET /v2/organizations/current': refused(500, 'Out of order.') };
  const { dialog } = await analyse(session('AST-0009', 12.4, 's'), [200, []], unknown);
  expect(await dialog.findByText(unknownCriteria)).toBeVisible();
  expect(await screen.findAllByText(unknownCriteria)).toHaveLength(2);
  expect(dialog.queryByText(/Risk$/)).toBeNull();
});

it('RISK-18 a session without results says so, and is not judged', async () => {
  const { dialog } = await analyse(scanSession(1, { session: scanned('AST-0009', []) }), [200, []]);
  expect(await dialog.findByText('No result data found for session.')).toBeVisible();
  expect(dialog.getByText('This session has no results.')).toBeVisible();
  expect(dialog.queryByText(/Low Risk|High Risk/)).toBeNull();
});

it('RISK-12 RISK-20 OPEN-140 a session without demographics asks for them first, and says of whom it was judged', async () => {
  const { user, dialog } = await analyse(scanSession(1, { session: scanned('AST-0011', [timed(12)]) }), [200, []]);
  expect(await dialog.findByText('Demographic data is required to assess Fall Risk')).toBeVisible();
  expect(dialog.queryByText(/Low Risk|High Risk/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText('Assessed for: Male, 65 years')).toBeVisible();
  // 12 s is more than 11.4 s, the limit of 60 to 69 years.
  expect(within(dialog.getByRole('group', { name: 'Time' })).getByText('High Risk')).toBeVisible();
});
