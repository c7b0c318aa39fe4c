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
  formId: 'nprs',
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
  expect(await screen.findByRole('heading', { name: 'Numeric Pain Rating Scale' })).toBeVisible();
  expect(opened.sent.some(({ path }) => path.endsWith('/survey-links'))).toBe(false);
  await press(opened);
  const menu = await screen.findByRole('menu', { name: 'Copy survey link' });
  await opened.user.click(await within(menu).findByRole('menuitem', { name: 'Numeric Pain Rating Scale' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(
    await screen.findByText('Link to Numeric Pain Rating Scale copied. It is for this patient only.'),
  ).toBeVisible();
});

it('survey links are offered before there are responses, and a message is shown if there are none', async () => {
  const opened = open({ [links]: [200, { surveys: [] }] });
  expect(await screen.findByText('No patient data available in this date range')).toBeVisible();
  await press(opened);
  expect(await screen.findByRole('menuitem', { name: 'No surveys are set up yet.' })).toBeVisible();
});

it('survey links that fail to load show the error', async () => {
  await press(open({ [links]: errorResponse(404, 'Patient is hidden.') }));
  expect(await screen.findByRole('menuitem', { name: 'Patient is hidden.' })).toBeVisible();
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const unfold = (user: ReturnType<typeof open>['user'], title: string) =>
  user.click(screen.getByRole('button', { name: `Show answers: ${title}` }));
afterEach(() => portalState.store.reset());

describe('scores on the record', () => {
  const at = (dateTime: string, value: number) => ({
    dateTime,
    value,
    from: 'COMPUTED',
    answered: 9,
    items: 9,
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
    scores: [at('2026-11-02T16:00:00.000Z', 15), at('2026-11-14T05:00:00.000Z', 9)],
  };

  it('OPEN-067 show the newest score, its scale, its change beside the MCID with its source, and its course', async () => {
    open({}, [], [phq]);
    const row = await region('PHQ-9');
    for (const text of [
      '9',
      '0 to 27, lower is better',
      'Nov 13, 2026',
      'Improved by 6 points since Nov 2',
      'more than the MCID of 5',
      'MCID: Löwe 2004',
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('img', { name: 'PHQ-9: 15 on 11/02/2026 to 9 on 11/13/2026' })).toBeVisible();
    expect(row.queryByRole('table')).not.toBeInTheDocument();
  });

  it('OPEN-067 are unfolded into a chart, all scores by date, newest first, and their sources', async () => {
    const { user } = open({}, [], [phq]);
    const row = await region('PHQ-9');
    await unfold(user, 'PHQ-9');
    expect(await row.findByRole('img', { name: 'PHQ-9 score: 15 on 11/02/2026 to 9 on 11/13/2026' })).toBeVisible();
    const rows = within(row.getByRole('table', { name: 'Answers to PHQ-9' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Question11/13/202611/02/2026', 'PHQ-9 score915']);
    for (const source of [
      'Score calculated from the answers.',
      'Minimal clinically important difference (MCID): 5 points in older adults treated for depression in primary care (Löwe 2004).',
      'Scoring: Kroenke 2001.',
    ])
      expect(row.getByText(source)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(row.queryByRole('img', { name: /^PHQ-9 score/ })).not.toBeInTheDocument();
    expect(row.getByRole('table')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide answers: PHQ-9' }));
    expect(row.queryByRole('table')).not.toBeInTheDocument();
  });

  it('OPEN-067 that got worse say so, and those without a published MCID say nothing of it', async () => {
    const worse = { ...phq, scores: phq.scores.toReversed() };
    const unpublished = { ...phq, id: 'b', formId: 'b', formTitle: 'PHQ-2', instrument: 'PHQ-2', mcid: null };
    open({}, [], [worse, unpublished]);
    const worsened = await region('PHQ-9');
    expect(worsened.getByText('Worsened by 6 points since Nov 13')).toBeVisible();
    expect(worsened.getByText('more than the MCID of 5')).toBeVisible();
    const row = await region('PHQ-2');
    expect(row.getByText('Improved by 6 points since Nov 2')).toBeVisible();
    expect(row.queryByText(/MCID/)).not.toBeInTheDocument();
  });

  it('OPEN-067 that are the only one have no change and no chart', async () => {
    const { user } = open({}, [], [{ ...phq, scores: phq.scores.slice(1) }]);
    const row = await region('PHQ-9');
    expect(row.getByText('9')).toBeVisible();
    expect(row.queryByText(/since|change/)).not.toBeInTheDocument();
    await unfold(user, 'PHQ-9');
    expect(row.getByRole('table')).toBeVisible();
    expect(row.queryByRole('img')).not.toBeInTheDocument();
  });

  it('OPEN-067 of some of the questions, or against the published rule, say how they are to be read', async () => {
    const incomplete = { ...phq, scores: [{ ...phq.scores[0]!, answered: 8, byRule: 12 }] };
    open({}, [], [incomplete]);
    const row = await region('PHQ-9');
    expect(row.getByText('8 of 9 questions answered.')).toBeVisible();
    expect(row.getByText(/^The survey reported 15, but the published scoring rule gives 12/)).toBeVisible();
  });

  it('of a clinic’s own survey have neither range nor direction', async () => {
    const own = { ...phq, formTitle: 'Our own', instrument: null, minValue: null, maxValue: null, better: null };
    const { user } = open({}, [], [{ ...own, mcid: null, source: null }]);
    const row = await region('Our own');
    expect(row.getByText('6 points lower than on Nov 2')).toBeVisible();
    await unfold(user, 'Our own');
    expect(row.getByText('The survey does not define whether a higher or a lower score is better.')).toBeVisible();
  });
});

describe('survey responses on the record', () => {
  const later = '2026-11-14T05:00:00.000Z';
  const mood = {
    ...pain,
    id: 'phq:q1',
    formId: 'phq',
    formTitle: 'Falls',
    text: 'Do you worry about falling?',
    isChartable: false,
    minValue: null,
    maxValue: null,
    proAnswerType: 'BOOLEAN',
    answers: [
      { dateTime: '2026-11-12T16:00:00.000Z', value: true },
      // The evening of the 13th at the patient's clinic in Denver.
      { dateTime: later, value: false },
    ],
  };
  const rated = (id: string, text: string, value: number) => ({
    ...pain,
    id: `nprs:${id}`,
    text,
    answers: [...pain.answers, { dateTime: later, value }],
  });
  const worst = rated('q2', 'Please rate your pain at its worst in the last 24 hours', 7);
  const best = rated('q3', 'Please rate your pain at its best in the last 24 hours', 1);
  const now = rated('q1', pain.text, 3);

  it('ENT-043 ENT-045 OPEN-067 are charted together if they are numbers on one scale', async () => {
    const { user } = open({}, [now, worst, best]);
    const row = await region('Numeric Pain Rating Scale');
    await unfold(user, 'Numeric Pain Rating Scale');
    const name =
      'Pain now: 4 on 11/12/2026 to 3 on 11/13/2026. Worst pain: 4 on 11/12/2026 to 7 on 11/13/2026. Least pain: 4 on 11/12/2026 to 1 on 11/13/2026';
    expect(await row.findByRole('img', { name })).toBeVisible();
    expect(row.getAllByRole('img')).toHaveLength(1);
    // The questions' own scale, 0 to 10, whatever the responses.
    expect(row.getByText('10')).toBeInTheDocument();
  });

  it('OPEN-067 of the only rating of a survey without a score stand for it', async () => {
    open({}, [worst]);
    const row = await region('Numeric Pain Rating Scale');
    expect(row.getByText('7')).toBeVisible();
    expect(row.getByText('0 to 10 · 1 question')).toBeVisible();
    expect(row.getByRole('img')).toHaveAccessibleName('Numeric Pain Rating Scale: 4 on 11/12/2026 to 7 on 11/13/2026');
  });

  it('ENT-044 are listed by question and date, newest first, by the days of the patient’s location', async () => {
    const { user } = open({}, [
      mood,
      { ...mood, id: 'c', text: 'Which?', proAnswerType: 'CHOICE', answers: [{ ...pain.answers[0], value: 'Often' }] },
      { ...mood, id: 't', text: 'Anything?', proAnswerType: 'TEXT', answers: [{ ...pain.answers[0], value: '=1+1' }] },
      { ...mood, id: 'u', text: 'Other?', proAnswerType: 'UNKNOWN', answers: [{ ...pain.answers[0], value: 12 }] },
    ]);
    const row = await region('Falls');
    expect(row.getByText('Not scored')).toBeVisible();
    expect(row.getByText('4 questions')).toBeVisible();
    await unfold(user, 'Falls');
    expect(row.queryByRole('img')).not.toBeInTheDocument();
    expect(row.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Question11/13/202611/12/2026',
      'Do you worry about falling?NoYes',
      'Which?-Often',
      'Anything?-=1+1',
      'Other?-12',
    ]);
  });

  it('say once what all questions begin with', async () => {
    const lead = 'Over the last 2 weeks, how often have you been bothered by:';
    const { user } = open({}, [
      { ...mood, text: `${lead} Little interest` },
      { ...mood, id: 'b', text: `${lead} Feeling down` },
    ]);
    const row = await region('Falls');
    await unfold(user, 'Falls');
    expect(row.getByText(lead)).toBeVisible();
    expect(row.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Little interest',
      'Feeling down',
    ]);
  });

  it('are downloaded in a file without formulas', async () => {
    const text = { ...mood, id: 't', text: 'Anything?', answers: [{ ...pain.answers[0], value: '=1+1' }] };
    const { user } = open({}, [worst, text]);
    await region('Falls');
    const saved = new Promise<string>((done) => {
      const createObjectURL = (file: Blob) => (void file.text().then(done), 'blob:');
      vi.stubGlobal('URL', Object.assign(URL, { createObjectURL }));
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    });
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect((await saved).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Survey,Question,Date,Answer',
      `Falls,Anything?,11/12/2026,"'=1+1"`,
      'Numeric Pain Rating Scale,Please rate your pain at its worst in the last 24 hours,11/13/2026,7',
      'Numeric Pain Rating Scale,Please rate your pain at its worst in the last 24 hours,11/12/2026,4',
    ]);
  });

  it('REC-07 show at once when the tab is enabled, and are fetched again only for other days', async () => {
    const { user, sent } = open({}, [worst]);
    const asked = () => sent.filter(({ path }) => path.endsWith('/surveys')).length;
    await region('Numeric Pain Rating Scale');
    expect(asked()).toBe(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Last 365 days');
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('REC-38 that are missing in the range can be looked for in all time, where no answers mean none yet', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Show all time' }));
    expect(await screen.findByText('No surveys answered yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all time' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy survey link' })).toBeVisible();
  });

  it('that fail to load show the error, and load on request', async () => {
    let isBroken = true;
    const { user } = open({
      'GET /v2/patients/12/surveys': () =>
        isBroken ? errorResponse(503, 'The service is busy.') : [200, { questions: [now], scores: [] }],
    });
    expect(await screen.findByText('The service is busy.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await region('Numeric Pain Rating Scale');
  });
});
