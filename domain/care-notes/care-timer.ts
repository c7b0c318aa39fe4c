import { toDayInZone } from '../platform/calendar.ts';
import { formatTimeInZone } from './clock.ts';

/** After so long without a sign of life, time may not have been work (three minutes). */
const IDLE_AFTER_MS = 180_000;
/**
 * A running page says so at least every minute, also from behind another window. After a longer silence the computer
 * slept or no page was open: that time is not work, and nobody is asked about it.
 */
const ASLEEP_AFTER_MS = 120_000;

/** Whom the time is for. No name: this lies in the browser. */
export interface TimedPatient {
  id: number;
  /** IANA zone of the patient's location, whose day the note belongs to. */
  zone: string;
}

/** Care time under way. Instants and durations are milliseconds; only `now` that is passed in tells the time. */
export interface CareTimer {
  patient: TimedPatient;
  startedAt: number;
  /** Counted as work. */
  activeMs: number;
  /** In question: idle time before the user came back. */
  idleMs: number;
  /** Since the last sign of life, with a page running. */
  awakeMs: number;
  /** When a page last said that it runs. */
  tickedAt: number;
  paused: boolean;
}

export const startTimer = (patient: TimedPatient, now: number): CareTimer => ({
  patient,
  startedAt: now,
  activeMs: 0,
  idleMs: 0,
  awakeMs: 0,
  tickedAt: now,
  paused: false,
});

/** A page runs: time goes on since the last one said so, unless that was too long ago, or the clock was set back. */
export function tickTimer(timer: CareTimer, now: number): CareTimer {
  const since = now - timer.tickedAt;
  const passed = timer.paused || since > ASLEEP_AFTER_MS ? 0 : Math.max(0, since);
  return { ...timer, awakeMs: timer.awakeMs + passed, tickedAt: now };
}

/** Nobody has shown a sign of life for three minutes. */
export const isIdle = ({ awakeMs }: CareTimer): boolean => awakeMs >= IDLE_AFTER_MS;

/** Whether the user must answer if the idle time was work. */
export const isIdleUndecided = (timer: CareTimer): boolean => isIdle(timer) || timer.idleMs > 0;

/** A key, a pointer or a page that comes to the front: the time since the last sign was work, or is in question. */
export function recordActivity(timer: CareTimer, now: number): CareTimer {
  const ticked = tickTimer(timer, now);
  const since = ticked.awakeMs;
  return isIdle(ticked)
    ? { ...ticked, idleMs: ticked.idleMs + since, awakeMs: 0 }
    : { ...ticked, activeMs: ticked.activeMs + since, awakeMs: 0 };
}

/** The answer to the question: the idle time was work. */
export function countIdleAsWork(timer: CareTimer, now: number): CareTimer {
  const back = recordActivity(timer, now);
  return { ...back, activeMs: back.activeMs + back.idleMs, idleMs: 0 };
}

/** The answer to the question: the idle time was not work. */
export const discardIdle = (timer: CareTimer, now: number): CareTimer => ({ ...recordActivity(timer, now), idleMs: 0 });

export const pauseTimer = (timer: CareTimer, now: number): CareTimer => ({
  ...recordActivity(timer, now),
  paused: true,
});

export const resumeTimer = (timer: CareTimer, now: number): CareTimer => ({ ...tickTimer(timer, now), paused: false });

/** Whole minutes of work so far, without the time in question. */
export const countMinutes = (timer: CareTimer): number =>
  Math.floor((timer.activeMs + (isIdle(timer) ? 0 : timer.awakeMs)) / 60_000);

/** Whole minutes that the question is about. */
export const countIdleMinutes = (timer: CareTimer): number =>
  Math.floor((timer.idleMs + (isIdle(timer) ? timer.awakeMs : 0)) / 60_000);

/** What a timer leaves to be written down: whole minutes, rounded down; a question without an answer is left out. */
interface TimedWork {
  patient: TimedPatient;
  startedAt: number;
  endedAt: number;
  minutes: number;
}

export function stopTimer(timer: CareTimer, now: number): TimedWork {
  const stopped = recordActivity(timer, now);
  return { patient: timer.patient, startedAt: timer.startedAt, endedAt: now, minutes: countMinutes(stopped) };
}

/** Time of one patient only: the user decides about another patient's timer before a new one starts. */
export const isForAnotherPatient = (running: CareTimer | null, patientId: number): running is CareTimer =>
  running !== null && running.patient.id !== patientId;

/**
 * The longest stretch that a care note shows as times; a longer one was paused over days, and only its minutes are
 * meant.
 */
const LONGEST_CLOCK_MS = 12 * 3_600_000;

/** Facts of a care note as its form holds them: times by the patient's clock, empty without one. */
export interface TimedNote {
  date: string;
  minutes: number;
  start: string;
  end: string;
}

/**
 * The care note that a timer proposes. Over midnight it belongs to the day it started. Less than a minute has no clock,
 * for a clock has to leave room for its minutes.
 */
export function toTimedNote({ patient: { zone }, startedAt, endedAt, minutes }: TimedWork): TimedNote {
  const date = toDayInZone(new Date(startedAt), zone);
  const hasClock = minutes > 0 && endedAt - startedAt <= LONGEST_CLOCK_MS;
  const formatInstant = (instant: number) => (hasClock ? formatTimeInZone(zone, new Date(instant)) : '');
  return { date, minutes, start: formatInstant(startedAt), end: formatInstant(endedAt) };
}
