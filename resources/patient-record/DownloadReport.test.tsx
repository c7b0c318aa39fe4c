import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../contract/patient-record.ts';
import * as files from '../../src/components/saveFile.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada, recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patientRecord } from './plugin.tsx';

const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const] },
};
type Answers = NonNullable<NonNullable<Parameters<typeof openFeature>[2]>['answers']>;
const answered = {
  id: 'q',
  formTitle: 'Pain',
  text: 'How bad?',
  isChartable: true,
  minValue: 0,
  maxValue: 10,
  proAnswerType: 'UNKNOWN',
  answers: [{ dateTime: '2026-11-02T18:00:00Z', value: 7 }],
};

beforeEach(() => {
  // Evening of November 20 in Denver, where Ada is treated, and already the next day in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(record: PatientRecord = ada, answers: Answers = {}, path = '/patients/12/health/care-management') {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const opened = openFeature(patientRecord, path, {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/interactions': pageOf([]),
      'GET /v2/patients/12/rtm-cycles': pageOf([]),
      'GET /v2/patients/12/gait-sessions': pageOf([]),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  return { ...opened, saved };
}
const action = () => screen.getByRole('button', { name: 'Download Patient Report' });
const reports = (sent: { path: string; query: object }[]) =>
  sent.filter(({ path }) => path === '/v2/patients/12/report').map(({ query }) => query);

async function openDialog(answers: Answers = {}) {
  const opened = await open(ada, answers);
  await opened.user.click(action());
  const dialog = within(await screen.findByRole('dialog', { name: 'Download Patient Report' }));
  return { ...opened, dialog };
}

describe('Download Patient Report', () => {
  it('REC-26 OPEN-066 asks for the last 30 days of the patient’s zone and saves the PDF', async () => {
    const { user, dialog, sent, saved } = await openDialog({ 'GET /v2/patients/12/report': [200, 'a file'] });
    expect(window.location.search).toBe('?dialog=report');
    expect(dialog.getByLabelText('From')).toHaveValue('2026-10-22');
    expect(dialog.getByLabelText('To')).toHaveValue('2026-11-20');
    expect(dialog.getByRole('button', { name: 'Last 30 days', pressed: true })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('The report was downloaded.')).toBeInTheDocument();
    expect(reports(sent)).toEqual([{ from: '2026-10-22', to: '2026-11-20', language: 'en' }]);
    const [[file, name]] = saved.mock.calls as [Parameters<typeof files.saveFile>];
    expect([await file.text(), name]).toEqual(['"a file"', 'patient-report-12-2026-10-22-2026-11-20.pdf']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['Last 7 days', '2026-11-14'],
    ['Last 90 days', '2026-08-23'],
    ['Last 365 days', '2025-11-21'],
  ])('OPEN-066 %s starts on %s', async (name, from) => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name }));
    expect(dialog.getByLabelText('From')).toHaveValue(from);
    expect(dialog.getByLabelText('To')).toHaveValue('2026-11-20');
    expect(dialog.getByRole('button', { name, pressed: true })).toBeInTheDocument();
  });

  it('OPEN-066 refuses a range that ends after today there, beside its field', async () => {
    const { user, dialog, sent } = await openDialog();
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '2026-11-21');
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('To')).toHaveAccessibleDescription('The end date cannot be in the future'),
    );
    expect(reports(sent)).toEqual([]);
  });

  it('REC-26 shows that it is being made, and gives it up when it is cancelled', async () => {
    let answer = (): void => undefined;
    const made = new Promise<void>((done) => (answer = done));
    const { user, dialog, saved } = await openDialog({
      'GET /v2/patients/12/report': async () => (await made, [200, 'a file'] as const),
    });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await dialog.findByRole('progressbar', { name: 'The report is being made…' });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    answer();
    await new Promise((waited) => setTimeout(waited, 50));
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByText('The report was downloaded.')).not.toBeInTheDocument();
  });

  it('REC-26 says in place what went wrong, and tries again', async () => {
    let broken = true;
    const { user, dialog, saved } = await openDialog({
      'GET /v2/patients/12/report': () => (broken ? refused(503, 'The service is busy.') : [200, 'a file']),
    });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The report could not be made. The service is busy.');
    broken = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });
});

describe('the language of the report', () => {
  it('OPEN-013 is the console’s, or the other one for as long as it is chosen', async () => {
    const { user, dialog, sent, saved } = await openDialog({ 'GET /v2/patients/12/report': [200, 'a file'] });
    expect(dialog.getByRole('button', { name: 'English', pressed: true })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Español', pressed: false }));
    await user.click(dialog.getByRole('button', { name: 'Last 7 days' }));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(reports(sent)).toEqual([{ from: '2026-11-14', to: '2026-11-20', language: 'es' }]);
    expect(saved.mock.calls[0]![1]).toBe('informe-del-paciente-12-2026-11-14-2026-11-20.pdf');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(action());
    const again = within(await screen.findByRole('dialog', { name: 'Download Patient Report' }));
    expect(again.getByRole('button', { name: 'Español', pressed: true })).toBeInTheDocument();
  });
});

describe('whether there is anything to report', () => {
  const withoutSession = recordWith({ mostRecentSession: null });

  it('REC-27 is disabled without sessions and answers, and says why', async () => {
    const { user, sent } = await open(withoutSession, {}, '/patients/12/health/care-management?dialog=report');
    await waitFor(() => expect(sent.some(({ path }) => path === '/v2/patients/12/surveys')).toBe(true));
    expect(action()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(action()).toHaveAccessibleDescription('There are no sessions and no survey answers to report yet.'),
    );
    await user.click(action());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('REC-27 is there with answers alone', async () => {
    await open(withoutSession, { 'GET /v2/patients/12/surveys': [200, { questions: [answered], scores: [] }] });
    await waitFor(() => expect(action()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('REC-27 is there with sessions alone', async () => {
    await open(ada);
    expect(action()).toHaveAttribute('aria-disabled', 'false');
  });

  it('REC-26 is for Health only', async () => {
    const gait = { uid: 'G-77', mostRecentSession: null };
    await open(recordWith({ products: ['GAIT'], productData: { health: null, gait } }), {}, '/patients/12');
    expect(screen.queryByRole('button', { name: 'Download Patient Report' })).not.toBeInTheDocument();
  });
});
