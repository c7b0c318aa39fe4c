import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { buildWalk } from '../../../tests/component/gaitUser.ts';
import { usualMoment } from '../../../domain/gait/usual-stride.ts';
import { newest, older, record, renderGaitRecord, session, SESSIONS, type Answers } from './fixtures.ts';

const FILM = 'GET /v2/gait/sessions/2/film';
const film = {
  side: 'left' as const,
  seconds: 1.1,
  toeOff: 62,
  moments: [0, 20, 40, 60, 80, 100].map((percent) => ({ ...usualMoment, percent })),
};
const { productData } = record;
/** 65 on the day of the newest walk. */
const woman = {
  ...record,
  patient: { ...record.patient, dob: '1961-03-01' },
  productData: { ...productData, gait: { ...productData.gait, sex: 'FEMALE' as const, condition: 'STROKE' as const } },
};
/** Measured like the newest one. */
const before = { ...older, sessionSchema: 'GAIT-SA-2' as const };

async function open(answers: Answers = {}) {
  const opened = renderGaitRecord('activity', { [FILM]: [200, { film }], ...answers });
  await opened.user.click(await screen.findByRole('button', { name: 'Gait summary of the session on 11/10/2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gait summary' }));
  return { ...opened, dialog };
}

describe('the gait summary', () => {
  it('shows speed with norm and change with its error and population, a stride in pictures and the comment', async () => {
    const { dialog } = await open({
      'GET /v2/patients/12': [200, woman],
      [`GET ${SESSIONS}`]: pagedResponse([newest, before]),
    });
    expect(await dialog.findByRole('heading', { level: 1, name: 'Gait summary' })).toBeVisible();
    const speed = within(dialog.getByRole('region', { name: 'Gait speed' }));
    expect(speed.getByText('1.13 m/s')).toBeVisible();
    // 1.126 of 1.24 m/s.
    expect(speed.getByText(/^91% of the average for healthy women ages 60-69 \(1\.24 m\/s\)\./)).toBeVisible();
    expect(
      speed.getByText('Average of healthy women ages 60-69, with its 95% confidence interval: 1.18 to 1.30 m/s'),
    ).toBeVisible();
    expect(speed.getByText('The accuracy of this speed is not known.')).toBeVisible();
    const change = within(dialog.getByRole('region', { name: 'Change in gait speed' }));
    expect(change.getByText('Since last visit, 10/01/2026: +0.43 m/s')).toBeVisible();
    expect(
      change.getByText(
        'MDC95 0.15 m/s: Adults with chronic stroke, by speed at the first visit, n = 29 (Lewek and Sykes 2019, J Neurol Phys Ther 43:122-127).',
      ),
    ).toBeVisible();
    expect(change.getByRole('img', { name: '6 drawings of the body, evenly spaced over one stride' })).toBeVisible();
    expect(change.getByText(/^Left stride from contact to contact, 1\.1 s.*toe-off at 62%/)).toBeVisible();
    expect(dialog.getByText('New shoes.')).toBeVisible();
  });

  it('says what is not known: no band without sex and age, no change with one session, no pictures without a recording', async () => {
    const { dialog } = await open({
      'GET /v2/patients/12': [200, { ...record, patient: { ...record.patient, dob: null } }],
      [`GET ${SESSIONS}`]: pagedResponse([newest]),
      [FILM]: [200, { film: null }],
    });
    expect(await dialog.findByText('Not compared: sex and date of birth are not recorded.')).toBeVisible();
    expect(dialog.queryByText(/confidence interval: \d/)).not.toBeInTheDocument();
    expect(dialog.getByText('No change: no earlier visit has a gait speed.')).toBeVisible();
    expect(dialog.getByText('No pictures: the session has no measured recording.')).toBeVisible();
    expect(dialog.getByText('No measure has a value on both sides.')).toBeVisible();
  });

  it('is written in Spanish, downloaded in the chosen language, and printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { dialog, user, sent } = await open({
      'GET /v2/gait/sessions/2/summary': errorResponse(429, 'Your other reports are still being prepared.'),
    });
    await user.click(await dialog.findByRole('button', { name: 'Español' }));
    expect(await dialog.findByRole('heading', { level: 1, name: 'Resumen de la marcha' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Your other reports are still being prepared.')).toBeVisible();
    const [request] = sent.filter(({ path }) => path === '/v2/gait/sessions/2/summary');
    expect(new URLSearchParams(request!.query).get('language')).toBe('es');
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(dialog.getByRole('button', { name: 'English' }));
  });

  it('says why the pictures could not be loaded, and tries again', async () => {
    const { dialog, user, answering } = await open({ [FILM]: errorResponse(500, 'The server has a problem.') });
    expect(await dialog.findByText('The server has a problem.')).toBeVisible();
    answering[FILM] = [200, { film }];
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('heading', { level: 1, name: 'Gait summary' })).toBeVisible();
  });
});

describe('the body in the patient view', () => {
  const sided = (name: string, side: 'left' | 'right', value: number, plusMinus?: number) => ({
    name: `${side}${name}`,
    displayName: `${side === 'left' ? 'Left' : 'Right'} ${name}`,
    value,
    unit: name === 'StepLength' ? 'm' : 'degrees',
    ...(plusMinus !== undefined && { plusMinus }),
  });
  const walk = session(2, '2026-11-11T00:30:00Z', 1.126, { ...buildWalk('2026-11-10') });
  const measured = {
    ...walk,
    session: {
      ...walk.session,
      data: [
        ...walk.session.data,
        { name: 'knee', measures: [sided('KneeFlexion', 'left', 60, 3), sided('KneeFlexion', 'right', 50, 3)] },
        { name: 'arm', measures: [sided('ArmSwing', 'left', 40, 9), sided('ArmSwing', 'right', 36, 9)] },
        { name: 'step', measures: [sided('StepLength', 'left', 0.56), sided('StepLength', 'right', 0.6)] },
      ],
    },
  };

  it('REC-32 tells plain words from the head down, with no unit but feet, inches and seconds', async () => {
    const { user } = renderGaitRecord('activity', {
      [`GET ${SESSIONS}`]: pagedResponse([measured]),
      [FILM]: [200, { film: null }],
    });
    await user.click(await screen.findByRole('button', { name: 'Patient View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gait results for Ada Lovelace' }));
    // 1.126 m/s for 10 s are 11.26 m or 36.9 feet.
    expect(await dialog.findByText('In 10 seconds you walk about 37 feet (11 meters).')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Your arms swing about the same, as far as we can measure.',
        'Your left knee bends more than your right knee.',
        // 0.56 m and 0.60 m.
        'Step length: left 22 inches, right 24 inches.',
      ]),
    );
  });
});
