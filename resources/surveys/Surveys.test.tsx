import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalState } from '../../src/app/consoles/consoleState.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { ada } from '../../tests/component/patientRecords.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { patientRecord } from '../patients/record/plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const pain = {
  id: 'nprs:q1',
  formTitle: 'Numeric Pain Rating Scale',
  text: 'Please rate your pain right now',
  isChartable: true,
  minValue: 0,
  maxValue: 10,
  proAnswerType: 'UNKNOWN',
  answers: [{ dateTime: '2026-11-12T16:00:00.000Z', value: 4 }],
};
const link = 'https://form.typeform.com/to/nprs#user_id=sealed&location_id=3';
const survey = { formId: 'nprs', title: 'Numeric Pain Rating Scale', link };
const links = 'GET /v2/patients/12/survey-links';

const open = (more: object, questions: object[] = [], scores: object[] = []) =>
  renderFeature(patientRecord, '/patients/12/health/surveys', {
    answers: {
      'GET /v2/patients/12': [200, ada],
      'GET /v2/patients/12/surveys': [200, { questions, scores }],
      ...more,
    },
  });
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Copy survey link' }));

it('W4 the link of a survey is fetched when the menu opens, and copied', async () => {
  const opened = open({ [links]: [200, { surveys: [survey] }] }, [pain]);
  expect(await screen.findByRole('heading', { name: 'Please rate your pain right now' })).toBeVisible();
  expect(opened.sent.some(({ path }) => path.endsWith('/survey-links'))).toBe(false);
  await press(opened);
  const menu = await screen.findByRole('menu', { name: 'Copy survey link' });
  await opened.user.click(await within(menu).findByRole('menuitem', { name: 'Numeric Pain Rating Scale' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(
    await screen.findByText('The link to Numeric Pain Rating Scale was copied. It is for this patient only.'),
  ).toBeVisible();
});

it('survey links are offered before there are responses, and a message is shown if there are none', async () => {
  const opened = open({ [links]: [200, { surveys: [] }] });
  expect(await screen.findByText('No patient data available in this date range')).toBeVisible();
  await press(opened);
  expect(await screen.findByRole('menuitem', { name: 'No survey is set up yet.' })).toBeVisible();
});

it('survey links that fail to load show the error', async () => {
  await press(open({ [links]: errorResponse(404, 'Patient is hidden.') }));
  expect(await screen.findByRole('menuitem', { name: 'Patient is hidden.' })).toBeVisible();
});

describe('scores on the record', () => {
  const at = (dateTime: string, value: number) => ({
    dateTime,
    value,
    from: 'COMPUTED',
    answered: 2,
    items: 2,
    byRule: null,
  });
  const phq = {
    id: 'phq:score:PHQ-9',
    formId: 'phq',
    formTitle: 'PHQ-9',
    instrument: 'PHQ-9',
    variable: null,
    minValue: 0,
    maxValue: 27,
    better: 'low',
    mcid: { points: 5, source: 'Löwe 2004' },
    source: 'Kroenke 2001',
    // The evening of the 13th at the patient's clinic in Denver.
    scores: [at('2026-11-02T16:00:00.000Z', 14), at('2026-11-14T05:00:00.000Z', 9)],
  };
  afterEach(() => portalState.store.reset());

  it('show range, direction and change against the minimal important difference, and a chart', async () => {
    open({}, [], [phq]);
    const card = within(await screen.findByRole('region', { name: 'PHQ-9 score' }));
    expect(card.getByText('9 (of 0 to 27) · 11/13/2026')).toBeVisible();
    for (const saying of [
      'Better by 5 points since 11/02/2026. That is at least the smallest change that matters to patients (5 points).',
      'Computed from the answers by the published rule.',
      'A lower score is better.',
      'Scoring: Kroenke 2001.',
    ])
      expect(card.getByText(saying)).toBeVisible();
    expect(await card.findByRole('img', { name: 'PHQ-9 score: 14 on 11/02/2026 to 9 on 11/13/2026' })).toBeVisible();
  });

  it('are shown as a table on request, newest first', async () => {
    const { user } = open({}, [], [phq]);
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const rows = within(screen.getByRole('table', { name: 'PHQ-9 score' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateScoreNote',
      '11/13/20269Computed from the answers by the published rule.',
      '11/02/202614Computed from the answers by the published rule.',
    ]);
  });

  it('of a clinic’s own survey have neither range nor direction', async () => {
    const own = { ...phq, formTitle: 'Our own', instrument: null, minValue: null, maxValue: null, better: null };
    open({}, [], [{ ...own, mcid: null, source: null }]);
    const card = within(await screen.findByRole('region', { name: 'Score' }));
    expect(card.getByText('9 · 11/13/2026')).toBeVisible();
    expect(card.getByText('5 points less than on 11/02/2026.')).toBeVisible();
    expect(card.getByText('The survey does not say which way is better.')).toBeVisible();
  });
});

describe('survey responses on the record', () => {
  const mood = {
    ...pain,
    id: 'phq:q1',
    text: 'Do you worry about falling?',
    isChartable: false,
    minValue: null,
    maxValue: null,
    proAnswerType: 'BOOLEAN',
    answers: [
      { dateTime: '2026-11-12T16:00:00.000Z', value: true },
      // The evening of the 13th at the patient's clinic in Denver.
      { dateTime: '2026-11-14T05:00:00.000Z', value: false },
    ],
  };
  const worse = {
    ...pain,
    answers: [...pain.answers, { dateTime: '2026-11-14T05:00:00.000Z', value: 7 }],
  };
  const region = (name: string) => screen.findByRole('region', { name });
  afterEach(() => portalState.store.reset());

  it('ENT-043 ENT-045 OPEN-067 are charted if they are numbers on a scale', async () => {
    open({}, [worse, mood]);
    const drawn = within(await region(pain.text));
    expect(await drawn.findByRole('img', { name: `${pain.text}: 4 on 11/12/2026 to 7 on 11/13/2026` })).toBeVisible();
    // The question's own scale, 0 to 10, whatever the responses.
    expect(drawn.getByText('0')).toBeInTheDocument();
    expect(drawn.getByText('10')).toBeInTheDocument();
  });

  it('ENT-044 are listed otherwise, newest first, by the days of the patient’s location', async () => {
    open({}, [
      mood,
      { ...mood, id: 'c', text: 'Which?', proAnswerType: 'CHOICE', answers: [{ ...pain.answers[0], value: 'Often' }] },
      { ...mood, id: 't', text: 'Anything?', proAnswerType: 'TEXT', answers: [{ ...pain.answers[0], value: '=1+1' }] },
      { ...mood, id: 'u', text: 'Other?', proAnswerType: 'UNKNOWN', answers: [{ ...pain.answers[0], value: 12 }] },
    ]);
    const listed = within(await region(mood.text));
    expect(listed.queryByRole('img')).not.toBeInTheDocument();
    expect(listed.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['11/13/2026', '11/12/2026']);
    const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(definitions.slice(-5)).toEqual(['No', 'Yes', 'Often', '=1+1', '12']);
  });

  it('are shown as a table on request, and downloaded in a file without formulas', async () => {
    const text = { ...mood, id: 't', text: 'Anything?', answers: [{ ...pain.answers[0], value: '=1+1' }] };
    const { user } = open({}, [worse, text]);
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within(screen.getByRole('table', { name: pain.text }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateAnswer',
      '11/13/20267',
      '11/12/20264',
    ]);
    const saved = new Promise<string>((done) => {
      const createObjectURL = (file: Blob) => (void file.text().then(done), 'blob:');
      vi.stubGlobal('URL', Object.assign(URL, { createObjectURL }));
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect((await saved).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Survey,Question,Date,Answer',
      'Numeric Pain Rating Scale,Please rate your pain right now,11/13/2026,7',
      'Numeric Pain Rating Scale,Please rate your pain right now,11/12/2026,4',
      `Numeric Pain Rating Scale,Anything?,11/12/2026,"'=1+1"`,
    ]);
  });

  it('REC-07 show at once when the tab is enabled, and are fetched again only for other days', async () => {
    const { user, sent } = open({}, [worse]);
    const asked = () => sent.filter(({ path }) => path.endsWith('/surveys')).length;
    await region(pain.text);
    expect(asked()).toBe(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Last 365 days');
    await waitFor(() => expect(asked()).toBe(2));
  });
});
