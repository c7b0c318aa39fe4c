import { describe, expect, it } from 'vitest';
import { CareNoteBody } from '../care-notes/care-notes.ts';
import { DateTime, Day, RecordedAt, SentDate } from './dates.ts';
import { email, limitedText, optionalLine, requiredLine } from './fields.ts';
import { SupportMessage } from '../support/support.ts';

const NOT_ALLOWED = 'Contains characters that are not allowed';
const messageOf = (value: string) => requiredLine('Name is required').safeParse(value).error?.issues[0]?.message;

describe('a name', () => {
  it.each([
    ['a right-to-left override', 'Ada\u202Egnp.exe'],
    ['an embedding', '\u202BAda\u202C'],
    ['an isolate', 'Ada\u2066x\u2069'],
    ['a mark of direction', 'Ada\u200F'],
    ['an Arabic letter mark', 'Ada\u061C'],
    ['a blank without width', 'A\u200Bda'],
    ['a word joiner', 'A\u2060da'],
    ['a byte order mark', 'A\uFEFFda'],
    ['a soft hyphen', 'A\u00ADda'],
    ['a joiner between Latin letters', 'A\u200Dda'],
    ['a joiner at its end', 'علی\u200C'],
    ['a line break', 'Ada\nBcc: x'],
    ['a separator of lines', 'Ada\u2028Bcc: x'],
    ['a bell', 'Ada\u0007'],
    ['a C1 control character', 'Ada\u0085x'],
    ['a tag', 'Ada\u{E0041}'],
    ['a filler that looks blank', '\u3164'],
    ['a blank of braille', 'Ada\u2800'],
  ])('with %s is refused', (_what, name) => {
    expect(messageOf(name)).toBe(NOT_ALLOWED);
    expect(optionalLine().safeParse(name).success).toBe(false);
  });

  it.each(["D'Arcy-Müller Núñez", 'Zoë 李小龍', 'محمد علی', 'علی\u200Cرضا', 'क्\u200Dष', 'בן־דוד', 'Ada ❤️', '김 하늘'])(
    '%s is taken',
    (name) => {
      expect(messageOf(name)).toBeUndefined();
    },
  );
});

describe('an email', () => {
  const valid = (address: string) => email('Email is required.').safeParse(address).success;

  it.each([
    '[ada@example.com]',
    'ada@[127.0.0.1]',
    'ada[1]@example.com',
    '<ada@example.com>',
    'Ada <ada@example.com>',
    '(ada)@example.com',
    'ada@exam\u200Bple.com',
    '\u202Eada@example.com',
  ])('%j is refused', (address) => {
    expect(valid(address)).toBe(false);
  });

  it.each(['ada@example.com', 'ada.l+pt@clinic.example.org', 'o’neil@example.com', 'josé@ejemplo.es'])(
    '%j is taken',
    (address) => {
      expect(valid(address)).toBe(true);
    },
  );
});

describe('a day', () => {
  it.each([
    ['1799-12-31', false],
    ['1800-01-01', true],
    ['2999-12-31', true],
    ['3000-01-01', false],
    ['2026-02-29', false],
    ['2026-11-21T00:00:00Z', false],
  ])('%s is taken: %s', (day, taken) => {
    expect(Day.safeParse(day).success).toBe(taken);
  });
});

describe('a date and time', () => {
  it('is taken with the offset of any zone, never without one', () => {
    expect(DateTime.safeParse('2026-11-20T09:00:00-07:00').success).toBe(true);
    expect(DateTime.safeParse('2026-11-20T09:00:00').success).toBe(false);
  });

  it.each([
    ['1999-12-31T23:59:59.999Z', false],
    ['2000-01-01T00:00:00Z', true],
    ['1999-12-31T17:00:00-07:00', true],
    ['2099-12-31T23:59:59.999Z', true],
    ['2100-01-01T00:00:00Z', false],
  ])('%s may be when something was recorded: %s', (at, taken) => {
    expect(RecordedAt.safeParse(at).success).toBe(taken);
  });

  it('of a session that was sent is not before the year 2000', () => {
    expect(SentDate.safeParse('1999-12-31T23:59:59.999Z').success).toBe(false);
    expect(SentDate.safeParse('2000-01-01T00:00:00Z').success).toBe(true);
  });
});

describe('a limited text', () => {
  it('BLD-44 may be as long as its limit, a line break counted as two characters', () => {
    const taken = (text: string) => limitedText(5).safeParse(text).success;
    expect(['abcde', 'abcdef', 'abc\n', 'abcd\n', 'abc\r\n', 'abcd\r\n'].map(taken)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('REC-57 of a care note has 500 characters, blanks around it not counted', () => {
    const taken = (notes: string) => CareNoteBody.safeParse({ date: '2026-11-20', minutes: 5, notes }).success;
    expect([500, 501].map((length) => taken(` ${'a'.repeat(length)}\n`))).toEqual([true, false]);
  });

  it('SUP-02 of a message to support has 2000, and a copy goes to nobody who does not ask for one', () => {
    const read = (length: number) =>
      SupportMessage.safeParse({
        topic: 'QUESTION',
        message: 'a'.repeat(length),
        page: '/patients/',
        version: '1.0.0',
      });
    expect(read(2000).data?.copyToMe).toBe(false);
    expect(read(2001).success).toBe(false);
  });
});
