import { expect, it } from 'vitest';
import { rtmStatuses } from '../platform/enumerations.ts';
import { RtmCycle } from './cycles.ts';

const cycle = {
  id: 1,
  code: '98977',
  clock: 'ROLLING_30',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  numActiveDays: 16,
  numRequiredDays: 16,
  numRemainingDays: 0,
  minutes: 0,
  liveContacts: 0,
  units: 1,
  modifiers: [],
  flags: [],
  explanation: { code: 'rtm.billable', text: 'Enough days.' },
  pdfKey: null,
  patientRecord: { id: 2, patient: { firstName: 'Ada', lastName: 'Lovelace' }, location: { id: 3, name: 'North' } },
};

it('RTM-11 a cycle has one of four statuses, and no other', () => {
  expect(rtmStatuses).toEqual(['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED']);
  for (const status of ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED'])
    expect(RtmCycle.safeParse({ ...cycle, status }).success).toBe(true);
  for (const status of ['PAID', 'billed', '', null])
    expect(RtmCycle.safeParse({ ...cycle, status }).success).toBe(false);
});
