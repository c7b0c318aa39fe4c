import { screen } from '@testing-library/react';
import type { RtmStatus } from '../../contract/platform/enumerations.ts';
import type { RtmMonth } from '../../contract/rtm/billing.ts';
import type { RtmCodeEvaluation, RtmMonthDetail } from '../../contract/rtm/month.ts';
import { toMonth, getToday } from '../../domain/platform/calendar.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { rtmBilling } from './plugin.tsx';

export const PATH = '/rtm-billing/cycles-by-month/';
export const thisMonth = toMonth(getToday('America/Denver', new Date()));
const patientRecord = {
  id: 21,
  patient: { firstName: 'Wilma', lastName: 'Winters' },
  location: { id: 3, name: 'Harbor' },
};
export const DETAIL = `/v2/rtm/patients/21/months/${thisMonth}`;
export const answer = (id: number, code: '98977' | '98980', status: RtmStatus): RtmCodeEvaluation => ({
  code,
  clock: code === '98977' ? 'ROLLING_30' : 'CALENDAR_MONTH',
  startDate: '2026-10-20',
  endDate: '2026-11-18',
  cycleId: id,
  status,
  numActiveDays: code === '98977' ? 17 : 0,
  minutes: code === '98980' ? 25 : 0,
  liveContacts: code === '98980' ? 1 : 0,
  units: code === '98977' ? 1 : 2,
  modifiers: code === '98977' ? ['GP'] : [],
  flags: [],
  explanation: {
    code: 'example',
    text: code === '98977' ? 'Seventeen data days are in.' : 'Twenty-five minutes are in.',
  },
  missing: null,
});
const grace = { id: 8, firstName: 'Grace', lastName: 'Hopper' };
export const detail = (codes: RtmCodeEvaluation[]): RtmMonthDetail => ({
  patientRecord,
  dob: null,
  yearMonth: thisMonth,
  today: '2026-11-22',
  timezone: 'America/Denver',
  setUps: [{ day: '2026-10-20', credential: 'PTA' }],
  dataDayDefinition: 'LOGGED',
  pdfKey: null,
  codes,
  dataDays: [
    { day: '2026-10-19', kinds: ['PRO_RESPONSE'], counted: false, uncounted: 'BEFORE_SETUP' },
    { day: '2026-10-20', kinds: ['HEP_SESSION'], counted: true, uncounted: null },
    { day: '2026-10-21', kinds: ['HEP_SESSION', 'PRO_RESPONSE'], counted: true, uncounted: null },
  ],
  notes: [],
  authors: [{ author: grace, credential: 'PT', minutes: 25, contacts: 1 }],
  device: null,
  pauses: [],
  history: [
    {
      cycleId: 1,
      code: '98977',
      startDate: '2026-10-20',
      endDate: '2026-11-18',
      fromStatus: 'BILLED',
      toStatus: 'READY_TO_BILL',
      reason: 'Denied by the payer',
      byRules: false,
      by: 'Grace Hopper',
      at: '2026-11-20T15:00:00.000Z',
      attestation: null,
    },
  ],
});
export const answerDetail = (...codes: RtmCodeEvaluation[]) => ({ [`GET ${DETAIL}`]: [200, detail(codes)] });
export const month = (status: RtmStatus): RtmMonth => ({
  id: `21-${thisMonth}`,
  patientRecord,
  yearMonth: thisMonth,
  status,
  pdfKey: null,
  cycles: [],
  cents: null,
  missing: [],
  practitioner: null,
});

export const renderMonth = (months: RtmMonth[], more: object = {}, total = months.length) =>
  renderFeature(rtmBilling, PATH, { answers: { 'GET /v2/rtm/cycles': pagedResponse(months, total), ...more } });
export const listRequests = ({ sent }: ReturnType<typeof renderMonth>) =>
  sent.filter(({ path }) => path === '/v2/rtm/cycles').map(({ query }) => query);
export const unfold = async ({ user }: ReturnType<typeof renderMonth>) =>
  user.click(await screen.findByRole('button', { name: /Wilma Winters/ }));

export const readyCodes = [answer(1, '98977', 'READY_TO_BILL'), answer(2, '98980', 'READY_TO_BILL')];
export const SEND = 'POST /v2/rtm/patients/21/months/';
