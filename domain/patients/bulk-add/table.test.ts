import { expect, it } from 'vitest';
import { listColumnValues } from './table.ts';

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));

it('looks up the filled cells of one column, each once', () => {
  const file = bytes('First Name,Email,Last Name', 'Ada,a@x.example,Lee', 'Ann,,Lee', 'Eve, a@x.example ,Hill');
  expect(listColumnValues(file, 'email')).toEqual(['a@x.example']);
  expect(listColumnValues(file, 'lastName')).toEqual(['Lee', 'Hill']);
  expect(listColumnValues(file, 'phoneNumber')).toEqual([]);
});

it('looks nothing up of a file of more than 5000 patients, which is refused anyway', () => {
  const file = (rows: number) => bytes('Email', ...Array.from({ length: rows }, (_, at) => `${at}@x.example`));
  expect(listColumnValues(file(5000), 'email')).toHaveLength(5000);
  expect(listColumnValues(file(5001), 'email')).toEqual([]);
});
