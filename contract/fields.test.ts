import { describe, expect, it } from 'vitest';
import { email, optionalLine, requiredLine } from './fields.ts';

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
