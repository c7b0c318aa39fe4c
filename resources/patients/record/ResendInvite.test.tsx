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
const button = () => screen.queryByRole('button', { name: 'Resend Invite' });
const invited = buildRecord({ patient: { hasAccount: false }, health: { status: 'NO_ACCOUNT' } });

it('PAT-22 the record shows a button for NO_ACCOUNT that resends the invite', async () => {
  const { user, sent } = await open(invited);
  await user.click(button()!);
  expect(await screen.findByText('A new invite is on its way to Ada Lovelace.')).toBeInTheDocument();
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
])('PAT-22 OPEN-048 the record shows no invite button for %s', async (_status, record) => {
  await open(record);
  expect(button()).not.toBeInTheDocument();
});

it('PAT-22 the record shows no invite button if the server allows no invite', async () => {
  await open({ ...invited, may: { ...invited.may!, resendInvite: false } });
  expect(button()).not.toBeInTheDocument();
});

it('a record reports that its invite could not be sent, and resends it', async () => {
  const unsent = { ...invited, patient: { ...invited.patient, inviteFailed: true } };
  const { user, sent, answering } = await open(unsent);
  const notice = screen.getByText(`The invite to ${unsent.patient.email} could not be sent.`);
  answering['GET /v2/patients/12'] = [200, invited];
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new invite is on its way to Ada Lovelace.')).toBeInTheDocument();
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
  await user.click(button()!);
  expect(await screen.findByText('The patient has an account already.')).toBeInTheDocument();
  await waitFor(() => expect(button()).toBeEnabled());
});
