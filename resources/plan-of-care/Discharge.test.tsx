import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../tests/component/patientRecords.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

beforeEach(() => {
  // Noon of November 21 in Denver.
  vi.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

const may = { ...ada.may!, discharge: false, editPlan: false, newPlan: false, undoDischarge: false };
const inCare = buildRecord({ may: { ...may, discharge: true } });
const scheduled = (end: string) =>
  buildRecord({ version: 5, plansOfCare: [{ start: '2026-08-01', end }], may: { ...may, editPlan: true } });
const archived = buildRecord({
  version: 5,
  discharged: true,
  plansOfCare: [{ start: '2026-08-01', end: '2026-11-20' }],
  may: { ...may, newPlan: true, undoDischarge: true },
});

async function open(record: PatientRecord, answers: Answers = {}, dialog = '') {
  const opened = renderFeature(patientRecord, `/patients/12/health/activity${dialog && `?dialog=${dialog}`}`, {
    answers: {
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/practitioners': pagedResponse([]),
      'GET /v2/patients/12': [200, record],
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace', hidden: true });
  return { ...opened, posts: () => opened.sent.filter(({ method }) => method === 'POST' || method === 'PATCH') };
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pick = async (user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, day: string) => {
  await user.clear(field);
  await user.type(field, day);
};

describe('the Discharge dialog', () => {
  it('REC-23 REC-40 REC-42 asks for a date within its window, with today as the default', async () => {
    const { user } = await open(inCare);
    await user.click(screen.getByRole('button', { name: 'Discharge' }));
    const dialog = await dialogNamed('Discharge Patient');
    const date = dialog.getByLabelText('Discharge date');
    expect(date).toHaveValue('2026-11-21');
    expect(date).toHaveAttribute('min', '2026-10-24');
    expect(date).toHaveAttribute('max', '2026-12-19');
    expect(dialog.getByText('10/24/2026 to 12/19/2026')).toBeInTheDocument();
  });

  it.each([
    ['2026-11-21', 'Ada Lovelace stays active through 11/21/2026 and is archived afterward.'],
    ['2026-11-20', 'Ada Lovelace will be archived right away, with 11/20/2026 as the last day of care.'],
  ])('REC-41 OPEN-062 explains the effect of %s', async (day, text) => {
    const { user } = await open(inCare, {}, 'discharge');
    const dialog = await dialogNamed('Discharge Patient');
    await pick(user, dialog.getByLabelText('Discharge date'), day);
    expect(dialog.getByRole('status')).toHaveTextContent(text);
  });

  it.each([
    ['', 'Date is required'],
    ['2026-12-20', 'The date must be from 10/24/2026 to 12/19/2026.'],
  ])('REC-40 REC-42 rejects "%s"', async (day, message) => {
    const { user, posts } = await open(inCare, {}, 'discharge');
    const dialog = await dialogNamed('Discharge Patient');
    const date = dialog.getByLabelText('Discharge date');
    await user.clear(date);
    if (day) await user.type(date, day);
    await user.click(dialog.getByRole('button', { name: 'Discharge' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(posts()).toEqual([]);
  });

  it('REC-15 archives the patient, reports it, and undoes it from the notification', async () => {
    const { user, posts } = await open(
      inCare,
      {
        'POST /v2/patients/12/discharge': [200, archived],
        'POST /v2/patients/12/discharge/undo': [200, { ...inCare, version: 6 }],
      },
      'discharge',
    );
    const dialog = await dialogNamed('Discharge Patient');
    await pick(user, dialog.getByLabelText('Discharge date'), '2026-11-20');
    await user.click(dialog.getByRole('button', { name: 'Discharge' }));
    expect(await screen.findByText('Ada Lovelace was discharged.')).toBeInTheDocument();
    expect(await screen.findByText('Discharged')).toBeInTheDocument();
    expect(posts()[0]!.body).toEqual({ date: '2026-11-20' });
    expect(posts()[0]!.headers.get('If-Match')).toBe('4');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The discharge of Ada Lovelace was undone.')).toBeInTheDocument();
    expect(posts()[1]!.headers.get('If-Match')).toBe('5');
    expect(screen.queryByText('Discharged')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discharge' })).toHaveFocus());
  });

  it('works by keyboard alone, and the record undoes it', async () => {
    const { user, posts } = await open(inCare, {
      'POST /v2/patients/12/discharge': [200, archived],
      'POST /v2/patients/12/discharge/undo': [200, { ...inCare, version: 6 }],
    });
    screen.getByRole('button', { name: 'Discharge' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await dialogNamed('Discharge Patient');
    await waitFor(() => expect(dialog.getByLabelText('Discharge date')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(posts()[0]!.body).toEqual({ date: '2026-11-21' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Plan of Care' })).toHaveFocus());
    await user.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo Discharge' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The discharge of Ada Lovelace was undone.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discharge' })).toHaveFocus());
  });

  it('C1 shows what another user has changed meanwhile, and continues from there', async () => {
    const { user } = await open(
      inCare,
      {
        'POST /v2/patients/12/discharge': errorResponse(412, 'Somebody else has changed this.', {
          current: scheduled('2026-12-01'),
        }),
      },
      'discharge',
    );
    const dialog = await dialogNamed('Discharge Patient');
    await user.click(dialog.getByRole('button', { name: 'Discharge' }));
    expect(await dialog.findByText(/Care now ends on 12\/01\/2026\./)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Discharge' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Load current record' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Scheduled to be discharged')).toBeInTheDocument();
  });

  it('C2 sends the same request when Save is clicked again after a lost response', async () => {
    let times = 0;
    const { user, posts } = await open(
      inCare,
      { 'POST /v2/patients/12/discharge': () => ((times += 1), errorResponse(503, 'Please try again.')) },
      'discharge',
    );
    const dialog = await dialogNamed('Discharge Patient');
    await user.click(dialog.getByRole('button', { name: 'Discharge' }));
    expect(await dialog.findByText('Please try again.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Discharge' }));
    await waitFor(() => expect(times).toBe(2));
    const [one, two] = posts().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(one).toBeTruthy();
    expect(two).toBe(one);
  });

  it('OPEN-061 does not open where discharge is not offered', async () => {
    await open(scheduled('2026-12-01'), {}, 'discharge');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Discharge' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Plan of Care' })).toBeInTheDocument();
  });
});

describe('the Edit Plan of Care dialog', () => {
  it('REC-14 REC-24 REC-43 moves the last day of care within its window', async () => {
    const { user, posts } = await open(scheduled('2026-12-01'), {
      'PATCH /v2/patients/12/plan-of-care': [200, scheduled('2026-12-05')],
    });
    expect(screen.getByText('Scheduled to be discharged')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit Plan of Care' }));
    const dialog = await dialogNamed('Edit Plan of Care');
    expect(dialog.getByText('In care since 08/01/2026.')).toBeInTheDocument();
    const end = dialog.getByLabelText('Last day of care');
    expect(end).toHaveValue('2026-12-01');
    expect([end.getAttribute('min'), end.getAttribute('max')]).toEqual(['2026-11-21', '2026-12-19']);
    await pick(user, end, '2026-11-20');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('The date must be from 11/21/2026 to 12/19/2026.')).toBeInTheDocument();
    await pick(user, end, '2026-12-05');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Ada Lovelace is scheduled to be discharged on 12/05/2026.')).toBeInTheDocument();
    expect(posts().map(({ body }) => body)).toEqual([{ end: '2026-12-05' }]);
  });

  it('cancels the planned discharge', async () => {
    const { user, posts } = await open(
      scheduled('2026-12-01'),
      { 'PATCH /v2/patients/12/plan-of-care': [200, { ...inCare, version: 6 }] },
      'edit-plan',
    );
    const dialog = await dialogNamed('Edit Plan of Care');
    await user.click(dialog.getByRole('button', { name: 'Cancel scheduled discharge' }));
    expect(await screen.findByText('The scheduled discharge of Ada Lovelace was canceled.')).toBeInTheDocument();
    expect(posts()[0]!.body).toEqual({ end: null });
    expect(screen.queryByText('Scheduled to be discharged')).not.toBeInTheDocument();
  });
});
