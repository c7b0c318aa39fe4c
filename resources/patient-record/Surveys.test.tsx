import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openFeature } from '../../src/testing/openFeature.tsx';
import { ada } from '../../src/testing/patientRecords.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { patientRecord } from './plugin.tsx';

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

const open = (more: object, questions: object[] = []) =>
  openFeature(patientRecord, '/patients/12/health/surveys', {
    answers: {
      'GET /v2/patients/12': [200, ada],
      'GET /v2/patients/12/surveys': [200, { questions }],
      ...more,
    },
  });
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Copy survey link' }));

it('W4 copies the link of a survey, asked for when the menu is opened', async () => {
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

it('offers links before anything was answered, and says when there are none', async () => {
  const opened = open({ [links]: [200, { surveys: [] }] });
  expect(await screen.findByText('No patient data available in this date range')).toBeVisible();
  await press(opened);
  expect(await screen.findByRole('menuitem', { name: 'No survey is set up yet.' })).toBeVisible();
});

it('says why links cannot be had', async () => {
  await press(open({ [links]: refused(404, 'Patient is hidden.') }));
  expect(await screen.findByRole('menuitem', { name: 'Patient is hidden.' })).toBeVisible();
});
