import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScanSession } from '../../contract/scan.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { scan } from './plugin.tsx';

const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['SCAN' as const] },
  locations: [{ id: 3, name: 'Harbor', timezone: 'America/Denver' }],
};
const session = (assessmentId: string, value: number, units: string, id = 'time'): ScanSession => ({
  id: 1,
  createdDate: '2026-11-20T17:05:00.000Z',
  updatedDate: '2026-11-20T17:05:00.000Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: {
    data: { assessmentId, results: [{ id, name: 'Time', value, units }] },
    meta: { demographics: { age: 65, sex: 'MALE' } },
  },
  location: { id: 3, name: 'Harbor' },
  practitioner: { firstName: 'Wes', lastName: 'Kim' },
  organization: { id: 1, name: 'Northside', logoUrl: null },
  artifacts: [],
  participant: { uid: 'P-100', isArchived: false, archivedDate: null },
  resultsInsights: null,
});
const outcomes = 'GET /v2/scan/outcomes/risk-factors';

async function analyse(shown: ScanSession, answer: ReturnType<typeof refused> | readonly [number, unknown]) {
  const { user, sent } = openFeature(scan, '/scan/sessions/', {
    viewer,
    answers: { 'GET /v2/scan/sessions/pages': pageOf([shown]), [outcomes]: answer },
  });
  await user.click(await screen.findByRole('button', { name: 'Analysis' }));
  return { sent, dialog: within(await screen.findByRole('dialog', { name: /^Analysis: / })) };
}

it('OPEN-129 API-21 labels a session by the built-in rule where nothing is stored', async () => {
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

it('RISK-17 an assessment without any rule shows its results alone', async () => {
  const { dialog } = await analyse(session('AST-0004', 61, 'degrees', 'angle'), [200, []]);
  expect(await dialog.findByText('No Analysis Data For That Assessment.')).toBeVisible();
  expect(dialog.getByText('61 degrees')).toBeVisible();
});

it('ERR-23 nothing is judged while it is unknown what is stored', async () => {
  const { dialog } = await analyse(session('AST-0009', 12.4, 's'), refused(500, 'Out of order.'));
  expect(await screen.findByText('Could not load analysis data. Out of order.')).toBeVisible();
  expect(dialog.queryByText(/Risk$/)).toBeNull();
});
