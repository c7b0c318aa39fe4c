import { useTranslate } from 'react-admin';
import { dayText } from '../../../src/i18n/dayText.ts';
import type { ChangeSince, DayValue, Otherwise } from '../../../domain/gait/change.ts';
import { measureText, signedText } from '../../../domain/gait/measures.ts';

/** Words for a change of a walk: what differs, and what was not the same at both visits. */
export function useChangeTexts() {
  const translate = useTranslate();
  const word = (of: Otherwise['of'], value: string | null): string => {
    if (value === null) return translate('recordGaitChange.unsaid');
    if (of === 'assistance') return translate(`recordGait.assistance.${value}`);
    return of === 'schema' ? value : translate(`recordGaitChange.${of}.${value}`);
  };
  const valueOf = ({ value, unit, source, walks }: DayValue): string =>
    translate('recordGaitChange.value', {
      value: measureText(value, unit),
      source: translate(`recordGaitChange.source.${source}`),
      smart_count: walks,
    });
  return {
    /** Both values, each with how it was measured, and over how many walks of its day where they are several. */
    measured: ({ before, now }: ChangeSince): string =>
      translate('recordGaitChange.measured', { before: valueOf(before), now: valueOf(now) }),
    /** The people whose published errors a change was judged by; empty where it was not. */
    published: ({ by }: ChangeSince): string =>
      by.length === 0
        ? ''
        : translate('recordGaitChange.published', {
            rows: by
              .map(({ value, unit, population }) => `${measureText(value, unit)}, ${translate(population)}`)
              .join('; '),
          }),
    /** What was not the same, each in words. */
    otherwise: ({ otherwise }: ChangeSince): string[] =>
      otherwise.map(({ of, before, now }) =>
        translate(`recordGaitChange.otherwise.${of}`, { before: word(of, before), now: word(of, now) }),
      ),
    /** `+0.20 m/s since 10/01/2026`. */
    sinceDay: ({ difference, day }: ChangeSince, unit: string | null | undefined): string =>
      translate('recordGaitChange.sinceDay', { difference: signedText(difference, unit), day: dayText(day) }),
  };
}
