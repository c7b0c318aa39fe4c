import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localizeQuestionnaire } from '../../../domain/surveys/localize-questionnaire.ts';
import { getQuestionnaire } from '../../../domain/surveys/questionnaires/built-in.ts';
import type { BuiltInSurvey } from '../../../contract/surveys/schedules.ts';
import type { Language } from '../../../contract/platform/languages.ts';
import { errorResponse, mockApi } from '../../../tests/component/fakeApi.ts';
import { PatientApp } from './PatientApp.tsx';

const code = '00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const TODAY = 'GET /v2/intake/today';
const ANSWERS = 'POST /v2/intake/survey-responses';
const dayWith = (survey: BuiltInSurvey, language: Language = 'en') => ({
  organization: { name: 'Northside Rehab', logoUrl: null },
  firstName: 'Ada',
  language,
  day: '2026-11-23',
  program: null,
  progress: { doneToday: 0, daysThisWeek: 0, isDue: true, streak: 0, lastDay: null },
  surveys: [],
  dueSurveys: [{ scheduleId: 7, questionnaire: localizeQuestionnaire(getQuestionnaire(survey), language) }],
});
const answered = (survey: BuiltInSurvey) => ({ ...dayWith(survey), dueSurveys: [] });
const readKept = () => JSON.parse(localStorage.getItem(`patient-link:${code}`)!) as { filled: object[] };

function openPage(answers: Parameters<typeof mockApi>[0], kept: object = {}) {
  localStorage.setItem(`patient-link:${code}`, JSON.stringify({ token: 'token-of-this-device', ...kept }));
  history.replaceState(null, '', `/p/${code}`);
  const sent = mockApi(answers);
  const page = render(<PatientApp />);
  const user = userEvent.setup();
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
  const findQuestion = (name: string) => screen.findByRole('heading', { level: 1, name });
  return { sent, user, press, choose, findQuestion, unmount: page.unmount };
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
});

describe('a survey on the patient’s page', () => {
  it('PTL-35 is answered question by question, with a way back, and goes on after the page was closed', async () => {
    const answers = {
      [TODAY]: [200, dayWith('phq-2')] as [number, object],
      [ANSWERS]: [201, { received: true }] as [number, object],
    };
    const first = openPage(answers);
    await first.press('Answer: Patient Health Questionnaire (PHQ-2)');
    await first.findQuestion('Little interest or pleasure in doing things');
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    expect(screen.getByText('Over the last 2 weeks, how often have you been bothered by:')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await first.choose('Several days');
    await first.press('Next');
    await first.findQuestion('Feeling down, depressed, or hopeless');
    await first.press('Back');
    expect(await screen.findByRole('radio', { name: 'Several days' })).toBeChecked();
    await first.press('Next');
    await first.choose('Nearly every day');
    first.unmount();
    const kept = readKept();
    const again = openPage(answers, kept);
    await again.press('Continue: Patient Health Questionnaire (PHQ-2)');
    await again.findQuestion('Feeling down, depressed, or hopeless');
    answers[TODAY] = [200, answered('phq-2')];
    await again.press('Send my answers');
    expect(await screen.findByText('Your clinic has received your answers.')).toBeVisible();
    const bodies = again.sent.filter(({ path }) => path === '/v2/intake/survey-responses').map(({ body }) => body);
    expect(bodies).toEqual([
      {
        responseUUID: expect.any(String) as string,
        scheduleId: 7,
        answeredAt: expect.any(String) as string,
        item: [
          { linkId: 'phq-2.1', answer: [{ valueCoding: { code: 'several-days' } }] },
          { linkId: 'phq-2.2', answer: [{ valueCoding: { code: 'nearly-every-day' } }] },
        ],
      },
    ]);
    await again.press('Back to today');
    expect(screen.queryByRole('button', { name: /PHQ-2/ })).toBeNull();
  });

  it('PTL-36 waits without a network, is not asked again, and is sent with the same key', async () => {
    const answers: Parameters<typeof mockApi>[0] = {
      [TODAY]: [200, dayWith('steadi-key-questions')],
      [ANSWERS]: 'network failure',
    };
    const { press, choose, sent } = openPage(answers);
    await press(/^Answer: Three key fall questions/);
    for (const name of ['Yes', 'No']) {
      await choose(name);
      await press('Next');
    }
    await choose('Yes');
    await press('Send my answers');
    expect(await screen.findByText(/Your clinic does not have them yet\.$/)).toBeVisible();
    await press('Back to today');
    expect(await screen.findByText('Answers to one survey are waiting to be sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Three key fall questions/ })).toBeNull();
    answers[ANSWERS] = [201, { received: true }];
    answers[TODAY] = [200, answered('steadi-key-questions')];
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => readKept().filled).toEqual([]);
    const keys = sent
      .filter(({ path }) => path === '/v2/intake/survey-responses')
      .map(({ body }) => (body as { responseUUID: string }).responseUUID);
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  });

  it('PTL-36 says of answers that the clinic would not take', async () => {
    const answers: Parameters<typeof mockApi>[0] = { [TODAY]: [200, dayWith('nprs')], [ANSWERS]: errorResponse(409) };
    const { press, choose } = openPage(answers);
    await press(/^Answer: Numeric Pain Rating Scale/);
    for (const name of ['4', '2', '7']) {
      await choose(name);
      await press(/^(Next|Send my answers)$/);
    }
    expect(await screen.findByText('Your clinic could not receive these answers. Please tell them.')).toBeVisible();
  });

  it('PTL-37 shows the 988 Lifeline at the question about self-harm, and at the end where it was not denied', async () => {
    const answers: Parameters<typeof mockApi>[0] = { [TODAY]: [200, dayWith('phq-9')], [ANSWERS]: 'network failure' };
    const { press, choose, findQuestion } = openPage(answers);
    await press(/PHQ-9/);
    for (let question = 0; question < 8; question++) {
      await choose('Not at all');
      expect(screen.queryByRole('link', { name: 'Call 988' })).toBeNull();
      await press('Next');
    }
    await findQuestion('Thoughts that you would be better off dead or of hurting yourself in some way');
    expect(screen.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    expect(screen.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await choose('Several days');
    await press('Next');
    await choose('Somewhat difficult');
    await press('Send my answers');
    expect(await screen.findByText(/Your clinic does not have them yet\.$/)).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Need to talk to someone now?' })).toBeVisible();
    expect(screen.getByText('Your clinic does not monitor answers around the clock.')).toBeVisible();
  });

  it('PTL-37 leads to the Spanish line in Spanish, and brings it into sight with an answer that asks for it', async () => {
    const bring = vi.fn<(options: ScrollIntoViewOptions) => void>();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    Element.prototype.scrollIntoView = bring;
    const answers = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => [`phq-9.${at}`, { valueCoding: { code: 'not-at-all' } }]),
    );
    const draft = { scheduleId: 7, responseUUID: '5a0e7c34-8d21-4b96-a3f5-1e9c60d7b487', answers, at: 8 };
    const { press, choose } = openPage({ [TODAY]: [200, dayWith('phq-9', 'es')] }, { drafts: [draft] });
    await press(/PHQ-9/);
    expect(await screen.findByText(/^Llame al 988 y oprima 2, o envíe AYUDA al 988,/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Llamar al 988' })).toHaveAttribute('href', 'tel:988');
    expect(screen.getByRole('link', { name: 'Enviar AYUDA al 988' })).toHaveAttribute('href', 'sms:988?&body=AYUDA');
    await choose('Ningún día');
    expect(bring).not.toHaveBeenCalled();
    await choose('Varios días');
    expect(bring.mock.calls).toEqual([[{ block: 'start', behavior: 'instant' }]]);
    expect(bring.mock.contexts[0]).toBe(screen.getByRole('complementary', { name: /^¿Necesita hablar/ }));
  });

  it('PTL-32 says of questions that there is no Spanish of them, and marks them as English', async () => {
    const { press, findQuestion } = openPage({
      [TODAY]: [200, { ...dayWith('gad-7'), language: 'es' }],
    });
    await press(/GAD-7/);
    expect(await findQuestion('Feeling nervous, anxious or on edge')).toBeVisible();
    expect(screen.getByText('Estas preguntas están solo en inglés.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  });
});
