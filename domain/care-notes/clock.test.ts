import { describe, expect, it } from 'vitest';
import { validateCareNote, countMinutesBetween } from './clock.ts';

const LIVE = 'PATIENT_INTERACTIVE_COMMUNICATION';
const zone = 'America/Denver';
const now = new Date('2026-11-21T20:00:00Z');

/** A note of 2026-11-21 in Denver (UTC-7), from 10:00 to 10:20 by its clock. */
const validate = (values: object = {}) =>
  validateCareNote(
    {
      date: '2026-11-21',
      minutes: 20,
      interactionType: null,
      startedAt: new Date('2026-11-21T17:00:00Z'),
      endedAt: new Date('2026-11-21T17:20:00Z'),
      contactMode: null,
      credential: null,
      ...values,
    },
    { zone, now },
  );
const at = (instant: string) => new Date(instant);

describe('the clock of a care note', () => {
  it('may be left out, but not one end of it', () => {
    expect(validate()).toEqual({});
    expect(validate({ startedAt: null, endedAt: null })).toEqual({});
    expect(validate({ startedAt: null })).toEqual({ startedAt: 'Start time is required' });
    expect(validate({ endedAt: null })).toEqual({ endedAt: 'End time is required' });
  });

  it('starts on the date of the note in the patient’s zone, and may end after midnight', () => {
    // 23:50 to 00:10 in Denver.
    const night = { startedAt: at('2026-11-21T06:50:00Z'), endedAt: at('2026-11-21T07:10:00Z') };
    expect(validate({ ...night, date: '2026-11-20' })).toEqual({});
    expect(validate(night)).toEqual({ startedAt: 'Start must be on the date of the note' });
    expect(validate({ startedAt: at('2026-11-21T07:00:00Z') })).toEqual({});
    expect(validate({ startedAt: at('2026-11-21T06:59:59Z') })).toHaveProperty('startedAt');
  });

  it('ends after its start and not in the future', () => {
    expect(validate({ endedAt: at('2026-11-21T17:00:00Z') })).toEqual({ endedAt: 'End must be after start' });
    expect(validate({ endedAt: at('2026-11-21T20:00:00Z') })).toEqual({});
    expect(validate({ endedAt: at('2026-11-21T20:00:01Z') })).toEqual({ endedAt: 'End cannot be in the future' });
  });

  it('is no longer than a day', () => {
    const start = { date: '2026-11-20', startedAt: at('2026-11-20T17:00:00Z') };
    expect(validate({ ...start, endedAt: at('2026-11-21T17:00:59Z') })).toEqual({});
    expect(validate({ ...start, endedAt: at('2026-11-21T17:01:00Z') })).toEqual({
      endedAt: 'A note cannot cover more than 24 hours',
    });
  });
});

describe('the minutes of a care note', () => {
  it('do not exceed its clock, of which whole minutes count', () => {
    expect(validate({ minutes: 21 })).toEqual({ minutes: 'Minutes cannot exceed the time from start to end' });
    expect(validate({ endedAt: at('2026-11-21T17:19:59Z') })).toHaveProperty('minutes');
    expect(validate({ minutes: 3 })).toEqual({});
  });

  it('are those that passed, also over a change of the clocks', () => {
    // 01:30 daylight time to 01:30 standard time, on 2026-11-01 in Denver, an hour later.
    expect(countMinutesBetween(at('2026-11-01T07:30:00Z'), at('2026-11-01T08:30:00Z'))).toBe(60);
  });

  it('are at least one for a live contact', () => {
    const brief = { interactionType: LIVE, startedAt: null, endedAt: null };
    expect(validate({ ...brief, minutes: 0 })).toEqual({ minutes: 'A live interaction needs at least 1 minute' });
    expect(validate({ ...brief, minutes: 1 })).toEqual({});
    expect(validate({ ...brief, interactionType: null, minutes: 0 })).toEqual({});
  });
});

it('ENT-042 a message is not a live interaction', () => {
  expect(validate({ interactionType: LIVE, contactMode: 'MESSAGE' })).toEqual({
    interactionType: 'A message is not a live interaction',
  });
  expect(validate({ contactMode: 'MESSAGE' })).toEqual({});
  for (const contactMode of ['PHONE', 'VIDEO', 'IN_PERSON', null])
    expect(validate({ interactionType: LIVE, contactMode })).toEqual({});
});
