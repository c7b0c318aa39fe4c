import * as z from 'zod/mini';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useViewer } from '../../../../authProvider/session.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import {
  recordActivity,
  stopTimer,
  tickTimer,
  toTimedNote,
  type CareTimer,
} from '../../../../domain/care-notes/care-timer.ts';
import { formatFullName } from '../../../../domain/patients/patient.ts';
import { addTimedNote } from './timedNotes.ts';
import { notifyTimerChange, readStoredTimer, subscribeToTimer, TIMER_KEY } from './CareTimerHost.tsx';

const StoredTimer = z.object({
  userId: z.string(),
  timer: z.object({
    patient: z.object({ id: z.number(), zone: z.string() }),
    startedAt: z.number(),
    activeMs: z.number(),
    idleMs: z.number(),
    awakeMs: z.number(),
    tickedAt: z.number(),
    paused: z.boolean(),
  }),
});

function parseTimer(stored: string | null, userId: string | undefined): CareTimer | null {
  try {
    const { userId: owner, timer } = StoredTimer.parse(JSON.parse(stored ?? 'null'));
    return owner === userId ? timer : null;
  } catch {
    return null;
  }
}

/** The user's timer as the browser stores it; null if none runs. */
export const readTimer = (userId: string): CareTimer | null => parseTimer(readStoredTimer(), userId);

/** Stores the timer for all tabs; null ends it. */
export function saveTimer(userId: string, timer: CareTimer | null): void {
  if (timer) localStorage.setItem(TIMER_KEY, JSON.stringify({ userId, timer }));
  else localStorage.removeItem(TIMER_KEY);
  notifyTimerChange();
}

/** Updates the stored timer; does nothing if another tab has ended it. */
export function updateTimer(userId: string, update: (timer: CareTimer, now: number) => CareTimer): void {
  const timer = readTimer(userId);
  if (timer) saveTimer(userId, update(timer, Date.now()));
}

/** The signed-in user's timer, in sync with all tabs. */
export function useTimer(): CareTimer | null {
  const userId = useViewer()?.userId;
  const stored = useSyncExternalStore(subscribeToTimer, readStoredTimer, () => null);
  return useMemo(() => parseTimer(stored, userId), [stored, userId]);
}

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const INTERVAL_MS = 5000;

/** Records on the running timer that the page is open and that the user is active. */
export function useActivityTracking(userId: string): void {
  useEffect(() => {
    let lastActivity = 0;
    const onActivity = () => {
      const now = Date.now();
      if (document.hidden || Math.abs(now - lastActivity) < INTERVAL_MS) return;
      lastActivity = now;
      updateTimer(userId, recordActivity);
    };
    const onTick = () => {
      // Another tab has just recorded it.
      const timer = readTimer(userId);
      if (timer && Math.abs(Date.now() - timer.tickedAt) >= INTERVAL_MS - 500) updateTimer(userId, tickTimer);
    };
    onTick();
    const interval = setInterval(onTick, INTERVAL_MS);
    for (const event of activityEvents) window.addEventListener(event, onActivity, { passive: true });
    document.addEventListener('visibilitychange', onActivity);
    return () => {
      clearInterval(interval);
      for (const event of activityEvents) window.removeEventListener(event, onActivity);
      document.removeEventListener('visibilitychange', onActivity);
    };
  }, [userId]);
}

/**
 * The name of the patient that the timer runs for. It is fetched, because the browser stores no name with the timer.
 * `name` is null until it is known; `label` can always stand in a sentence.
 */
export function useTimedPatientName(patientId: number | undefined): { name: string | null; label: string } {
  const translate = useTranslate();
  const { data } = useGetOne<PatientRecord>(
    'patients',
    { id: patientId },
    { enabled: patientId !== undefined, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  const name = (data && formatFullName(data.patient)) || null;
  return { name, label: name ?? translate('careTimer.somebody') };
}

const noteFormPath = (patientId: number) => `/patients/${patientId}/health/care-management?dialog=add-care-note`;

/**
 * Stops the timer and keeps the measurement for a care note. `now` opens the note; `later` shows a notification with
 * a link to it.
 */
export function useStopTimer() {
  const notify = useNotify();
  const navigate = useNavigate();
  const userId = useViewer()?.userId ?? '';
  const patient = useTimedPatientName(useTimer()?.patient.id).label;
  return (when: 'now' | 'later' = 'now') => {
    const timer = readTimer(userId);
    if (!timer) return;
    const measured = stopTimer(timer, Date.now());
    const { id } = measured.patient;
    addTimedNote(userId, id, toTimedNote(measured));
    saveTimer(userId, null);
    const open = () => void navigate(noteFormPath(id));
    if (when === 'now') return open();
    notify('careTimer.left', {
      type: 'info',
      messageArgs: { smart_count: measured.minutes, patient },
      action: { label: 'careTimer.open', run: open },
    });
  };
}
