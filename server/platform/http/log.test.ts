import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { type LogLine, handleUncaughtErrors } from './log.ts';

function guard() {
  const process = new EventEmitter();
  const lines: LogLine[] = [];
  const codes: number[] = [];
  handleUncaughtErrors(
    process,
    (line) => void lines.push(line),
    async (code) => void codes.push(code),
  );
  return { process, lines, codes };
}

it('a rejection that nobody waited for is logged without its words, and the server goes on', () => {
  const { process, lines, codes } = guard();
  process.emit('unhandledRejection', new Error('550 ada@clinic.test: no such mailbox'));
  expect(lines.map(({ event }) => event)).toEqual(['unhandled-rejection']);
  expect(lines[0]!.detail).toMatch(/^Error \| at /);
  expect(JSON.stringify(lines)).not.toContain('ada@');
  expect(codes).toEqual([]);
});

it('an exception that nobody caught is logged, and the server stops in order with code 1', () => {
  const { process, lines, codes } = guard();
  process.emit('uncaughtException', new TypeError('ada@clinic.test'));
  expect(lines).toMatchObject([
    { event: 'uncaught-exception', detail: expect.stringMatching(/^TypeError \| at /) as string },
  ]);
  expect(JSON.stringify(lines)).not.toContain('ada@');
  expect(codes).toEqual([1]);
});
