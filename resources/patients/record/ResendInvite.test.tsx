import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

async function open(record: PatientRecord) {
  const opened = renderFeature(patientRecord, '/patients/12/health/activity', {
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/sessions': pagedResponse([]),
      'GET /v2/patients/12/activity': pagedResponse([]),
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'POST /v2/patients/12/resend-invite': [202, { done: true }],
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  return opened;
}
const entry = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return screen.queryByRole('menuitem', { name: 'Resend Invite' });
};
const invited = buildRecord({ patient: { hasAccount: false }, health: { status: 'NO_ACCOUNT' } });

it('PAT-22 the record has a menu entry for NO_ACCOUNT that resends the invite', async () => {
  const { user, sent } = await open(invited);
  await user.click((await entry(user))!);
  expect(await screen.findByText('A new invite was sent to Ada Lovelace.')).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it.each([
  ['HAS_ACCOUNT', ada],
  // OPEN-048: the status of a patient without a program, with or without an account.
  ['NO_ASSIGNED_HEP', buildRecord({ patient: { hasAccount: false }, health: { heps: [], status: 'NO_ASSIGNED_HEP' } })],
  [
    'no status at all',
    buildRecord({
      patient: { hasAccount: false },
      products: ['GAIT'],
      productData: { health: null, gait: { uid: null, mostRecentSession: null } },
    }),
  ],
])('PAT-22 OPEN-048 the record has no invite entry for %s', async (_status, record) => {
  const { user } = await open(record);
  expect(await entry(user)).not.toBeInTheDocument();
});

it('PAT-22 the record has no invite entry if the server allows no invite', async () => {
  const { user } = await open({ ...invited, may: { ...invited.may!, resendInvite: false } });
  expect(await entry(user)).not.toBeInTheDocument();
});

it('a record reports that its invite could not be sent, and resends it', async () => {
  const unsent = { ...invited, patient: { ...invited.patient, inviteFailed: true } };
  const { user, sent, answering } = await open(unsent);
  const notice = screen.getByText(`The invite to ${unsent.patient.email} could not be sent.`);
  answering['GET /v2/patients/12'] = [200, invited];
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new invite was sent to Ada Lovelace.')).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

it('a record whose invite was accepted shows no warning', async () => {
  await open(invited);
  expect(screen.queryByText(/could not be sent/)).not.toBeInTheDocument();
});

it('a record offers no resend to a viewer who may not invite', async () => {
  await open({
    ...invited,
    patient: { ...invited.patient, inviteFailed: true },
    may: { ...invited.may!, resendInvite: false },
  });
  expect(screen.getByText(/could not be sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

it('PAT-22 a failed resend shows the error and can be repeated', async () => {
  const { user, answering } = await open(invited);
  answering['POST /v2/patients/12/resend-invite'] = errorResponse(409, 'The patient has an account already.');
  await user.click((await entry(user))!);
  expect(await screen.findByText('The patient has an account already.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(await entry(user)).toHaveAttribute('aria-disabled', 'false');
});
