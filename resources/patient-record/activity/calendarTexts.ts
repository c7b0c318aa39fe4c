import type { useTranslate } from 'react-admin';
import type { CalendarDay, PracticeWeek } from '../../../domain/results/practice-weeks.ts';
import { spokenDayText } from '../../../src/i18n/calendarText.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `Mar 3, 2026: 2 of 3 sessions`. */
export function practiceText({ day, state, done, asked }: CalendarDay, today: string, translate: Translate): string {
  const named = spokenDayText(day);
  if (state === 'outside') return translate('recordResults.outside', { day: named });
  if (state === 'open') return translate(`recordResults.${day > today ? 'ahead' : 'open'}`, { day: named });
  if (state === 'free') return translate('recordResults.free', { day: named });
  return asked === null
    ? translate('recordResults.noneAsked', { day: named, smart_count: done })
    : translate('recordResults.ofAsked', { day: named, done, asked, smart_count: asked });
}

/** `4 of 5 days, 80%`; without a percentage while the week is running. */
export function weekText({ practised, asked, percent }: PracticeWeek, translate: Translate): string {
  if (asked === null) return translate('recordResults.weekFree', { practised });
  return percent === null
    ? translate('recordResults.weekSoFar', { practised, asked })
    : translate('recordResults.weekDays', { practised, asked, percent });
}
