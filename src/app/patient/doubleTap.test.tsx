import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Practice } from '../../../domain/patient-link/practice.ts';
import { buildExerciseToDo } from '../../../tests/component/patientDay.ts';
import { createTranslations, TranslationsProvider } from '../pages/public-program/translations.ts';
import { patientMessages } from './messages.en.ts';
import { PainQuestion } from './PainQuestion.tsx';
import { Player } from './Player.tsx';

const style = document.createElement('style');
beforeEach(() => {
  vi.useFakeTimers();
  style.textContent = readFileSync('src/app/patient/patient.css', 'utf8').replace(/@import[^;]+;/, '');
  document.head.append(style);
});
afterEach(() => {
  style.remove();
  vi.useRealTimers();
});

/** A tap reaches what takes pointers. */
const tap = (name: string, role: 'button' | 'radio' = 'button') => {
  const target = screen.getByRole(role, { name });
  if (getComputedStyle(target).pointerEvents !== 'none') fireEvent.click(target);
};
const pause = () => act(() => void vi.advanceTimersByTime(600));

const [first, second, third] = ['b1', 'b2', 'b3'].map((uuid) => buildExerciseToDo({ uuid, numSets: 1 }));
const practice: Practice = {
  sessionUUID: '5a0e7c34-8d21-4b96-a3f5-1e9c60d7b482',
  programId: 12,
  exercises: [first!, second!, third!],
  startedAt: '2026-11-23T15:00:00.000Z',
  painBefore: null,
  outcomes: [],
};

function Session({ onEnd }: { onEnd: () => void }) {
  const [now, change] = useState(practice);
  return <Player practice={now} onChange={change} onLater={() => undefined} onEnd={onEnd} />;
}
const show = (shown: React.ReactNode) => {
  render(<TranslationsProvider value={createTranslations('en', patientMessages)}>{shown}</TranslationsProvider>);
  pause();
};

it('PTL-10 two taps put one set in, and a tap later puts the next one in', () => {
  const onEnd = vi.fn<() => void>();
  show(<Session onEnd={onEnd} />);
  tap('Set done');
  tap('Set done');
  expect(screen.getByText('Exercise 2 of 3')).toBeVisible();
  pause();
  tap('Set done');
  pause();
  tap('Set done');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('PTL-12 two taps on a level of pain choose it, and do not press the button that it brings', () => {
  const onAnswer = vi.fn<(pain: number | null) => void>();
  show(<PainQuestion title="How much pain do you have right now?" onAnswer={onAnswer} />);
  tap('3', 'radio');
  tap('Next');
  expect(onAnswer).not.toHaveBeenCalled();
  pause();
  tap('Next');
  expect(onAnswer.mock.calls).toEqual([[3]]);
});

it('PTL-10 what has just come can be reached by keyboard and screen reader at once', () => {
  show(<Session onEnd={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Set done' }));
  expect(screen.getByRole('heading', { name: 'Heel slide' })).toHaveFocus();
  const done = screen.getByRole('button', { name: 'Set done' });
  expect(done).toBeEnabled();
  expect(done).not.toHaveAttribute('aria-disabled');
});
