import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import * as files from '../../src/ui/saveFile.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const] },
};
type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;
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
  // The evening of November 20 in Denver, where Ada is treated; already the next day in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(record: PatientRecord = ada, answers: Answers = {}, path = '/patients/12/health/care-management') {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  const opened = renderFeature(patientRecord, path, {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/interactions': pagedResponse([]),
      'GET /v2/patients/12/rtm-cycles': pagedResponse([]),
      'GET /v2/patients/12/gait-sessions': pagedResponse([]),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' });
  return { ...opened, saved };
}
const menu = () => screen.getByRole('button', { name: 'More actions' });
const action = () => screen.getByRole('menuitem', { name: /^Download Patient Report/ });
const reports = (sent: { path: string; query: object }[]) =>
  sent.filter(({ path }) => path === '/v2/patients/12/report').map(({ query }) => query);

async function openDialog(answers: Answers = {}) {
  const opened = await open(ada, answers);
  await opened.user.click(menu());
  await opened.user.click(action());
  const dialog = within(await screen.findByRole('dialog', { name: 'Download Patient Report' }));
  return { ...opened, dialog };
}

describe('Download Patient Report', () => {
  it('REC-26 OPEN-066 suggests the last 30 days in the patient’s time zone and saves the PDF', async () => {
    const { user, dialog, sent, saved } = await openDialog({ 'GET /v2/patients/12/report': [200, 'a file'] });
    expect(window.location.search).toBe('?dialog=report');
    expect(dialog.getByLabelText('From')).toHaveValue('2026-10-22');
    expect(dialog.getByLabelText('To')).toHaveValue('2026-11-20');
    expect(dialog.getByRole('button', { name: 'Last 30 days', pressed: true })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Report downloaded.')).toBeInTheDocument();
    expect(reports(sent)).toEqual([{ from: '2026-10-22', to: '2026-11-20', language: 'en' }]);
    const [[file, name]] = saved.mock.calls as [Parameters<typeof files.saveFile>];
    expect([await file.text(), name]).toEqual(['"a file"', 'patient-report-12-2026-10-22-2026-11-20.pdf']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['Last 7 days', '2026-11-14'],
    ['Last 90 days', '2026-08-23'],
    ['Last 365 days', '2025-11-21'],
  ])('OPEN-066 with %s starts on %s', async (name, from) => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name }));
    expect(dialog.getByLabelText('From')).toHaveValue(from);
    expect(dialog.getByLabelText('To')).toHaveValue('2026-11-20');
    expect(dialog.getByRole('button', { name, pressed: true })).toBeInTheDocument();
  });

  it('OPEN-066 rejects a range that ends after today at the patient’s location, with an inline error', async () => {
    const { user, dialog, sent } = await openDialog();
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '2026-11-21');
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('To')).toHaveAccessibleDescription('The end date cannot be in the future'),
    );
    expect(reports(sent)).toEqual([]);
  });

  it('REC-26 shows progress, and aborts when it is canceled', async () => {
    let answer = (): void => undefined;
    const made = new Promise<void>((done) => (answer = done));
    const { user, dialog, saved } = await openDialog({
      'GET /v2/patients/12/report': async () => (await made, [200, 'a file'] as const),
    });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await dialog.findByRole('progressbar', { name: 'Preparing the report…' });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    answer();
    await new Promise((waited) => setTimeout(waited, 50));
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByText('Report downloaded.')).not.toBeInTheDocument();
  });

  it('REC-26 shows an error inline and retries', async () => {
    let broken = true;
    const { user, dialog, saved } = await openDialog({
      'GET /v2/patients/12/report': () => (broken ? errorResponse(503, 'The service is busy.') : [200, 'a file']),
    });
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The report could not be created. The service is busy.');
    broken = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });
});

describe('the language of the report', () => {
  it('OPEN-013 is the console’s, or the other one while it is selected', async () => {
    const { user, dialog, sent, saved } = await openDialog({ 'GET /v2/patients/12/report': [200, 'a file'] });
    expect(dialog.getByRole('button', { name: 'English', pressed: true })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Español', pressed: false }));
    await user.click(dialog.getByRole('button', { name: 'Last 7 days' }));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(reports(sent)).toEqual([{ from: '2026-11-14', to: '2026-11-20', language: 'es' }]);
    expect(saved.mock.calls[0]![1]).toBe('informe-del-paciente-12-2026-11-14-2026-11-20.pdf');
    // The page is accessible again a moment after the dialog is gone.
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(action());
    const again = within(await screen.findByRole('dialog', { name: 'Download Patient Report' }));
    expect(again.getByRole('button', { name: 'Español', pressed: true })).toBeInTheDocument();
  });
});

describe('the report action', () => {
  const withoutSession = buildRecord({ mostRecentSession: null });

  it('REC-27 is disabled with a reason without sessions and responses', async () => {
    const { user, sent } = await open(withoutSession, {}, '/patients/12/health/care-management?dialog=report');
    await waitFor(() => expect(sent.some(({ path }) => path === '/v2/patients/12/surveys')).toBe(true));
    await user.click(menu());
    expect(action()).toHaveAttribute('aria-disabled', 'true');
    expect(action()).toHaveTextContent('No sessions or survey responses to report yet.');
    await user.click(action());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('REC-27 is enabled with responses alone', async () => {
    const { user } = await open(withoutSession, {
      'GET /v2/patients/12/surveys': [200, { questions: [answered], scores: [] }],
    });
    await user.click(menu());
    await waitFor(() => expect(action()).toHaveAttribute('aria-disabled', 'false'));
  });

  it('REC-27 is enabled with sessions alone', async () => {
    const { user } = await open(ada);
    await user.click(menu());
    expect(action()).toHaveAttribute('aria-disabled', 'false');
  });

  it('REC-26 is offered for Health only', async () => {
    const gait = { uid: 'G-77', mostRecentSession: null };
    const record = buildRecord({ products: ['GAIT'], productData: { health: null, gait } });
    const { user } = await open(record, {}, '/patients/12');
    await user.click(menu());
    expect(screen.queryByRole('menuitem', { name: /Download Patient Report/ })).not.toBeInTheDocument();
  });
});
