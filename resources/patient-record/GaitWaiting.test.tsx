import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GaitSession } from '../../contract/gait.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { cards, open, session, SESSIONS } from './gaitDesk.ts';

const empty = (state: GaitSession['recording']['state']) => {
  const one = session(2, '2026-11-11T00:30:00Z', null, { recording: { state, quality: null, fault: null } });
  return pageOf([{ ...one, session: { ...one.session, data: [] } }]);
};

it('REC-33 a walk whose recording waits is not measured yet, for the clinic and for the patient', async () => {
  const { user } = open('activity', { [`GET ${SESSIONS}`]: empty('WAITING') });
  const card = within((await cards())[0]!);
  expect(card.getByText('This session is not measured yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Patient View' }));
  const view = within(await screen.findByRole('dialog', { name: /^Gait results of/ }));
  expect(view.getByText('This session is not measured yet.')).toBeVisible();
  expect(screen.queryByText('Nothing was measured in this session.')).not.toBeInTheDocument();
});

it('REC-30 a walk without a recording in which nothing was measured says so', async () => {
  open('activity', { [`GET ${SESSIONS}`]: empty('NONE') });
  expect(await screen.findByText('Nothing was measured in this session.')).toBeInTheDocument();
});
