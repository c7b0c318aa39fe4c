import { useTranslate } from 'react-admin';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import type { AssistanceOption, ChangeSince, DayValue, Difference } from '../../../domain/gait/change.ts';
import { formatMeasure, formatSigned, getSessionSpeed } from '../../../domain/gait/measures.ts';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { toDistance } from '../../../domain/gait/patient-findings.ts';
import { compareSpeed, NORM_AGES } from '../../../domain/gait/norms.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';

/** Compares the speed of a session with that of healthy people of the same sex and age; null without a speed. */
export function useNormTexts({ patient, productData }: PatientRecord, { day, session }: GaitSession) {
  const translate = useTranslate();
  const speed = getSessionSpeed(session.data);
  if (speed === null) return null;
  const compared = compareSpeed(speed, { sex: productData.gait?.sex ?? null, dob: patient.dob }, day);
  if (compared.kind === 'MISSING') {
    const missing = compared.missing.length > 1 ? 'both' : compared.missing[0]!;
    return { text: translate(`recordGaitChange.norm.missing.${missing}` satisfies RecordGaitKey), patientText: null };
  }
  if (compared.kind === 'OUTSIDE') {
    const text = translate('recordGaitChange.norm.outside', { ...NORM_AGES, age: compared.age });
    return { text, patientText: null };
  }
  const { sex, from, to, percent } = compared;
  const words = {
    percent,
    mean: formatMeasure(compared.mean, 'm/s'),
    ...toDistance(compared.mean),
    group: translate(`recordGaitChange.norm.group.${sex}` satisfies RecordGaitKey, { from, to }),
  };
  const isAided = session.meta.assistanceOption === 'CANE' || session.meta.assistanceOption === 'WALKER';
  const text = [
    translate('recordGaitChange.norm.compared', words),
    ...(isAided ? [translate('recordGaitChange.norm.aided')] : []),
    ...(session.meta.timing?.start === 'STANDING' ? [translate('recordGaitChange.norm.fromStand')] : []),
  ].join(' ');
  const patientText = [
    translate('recordGaitChange.patient.norm', words),
    ...(isAided ? [translate('recordGaitChange.patient.aided')] : []),
  ].join(' ');
  return { text, patientText };
}

/** Texts of a change between walks: the difference and what else differed between the visits. */
export function useChangeTexts() {
  const translate = useTranslate();
  const unsaid = translate('recordGaitChange.unsaid');
  const assistance = (value: AssistanceOption | null): string =>
    value === null ? unsaid : translate(`recordGait.assistance.${value}` satisfies RecordGaitKey);
  /** What differed, before and now. */
  const translateDifference = (side: Difference): { before: string; now: string } => {
    switch (side.of) {
      case 'assistance':
        return { before: assistance(side.before), now: assistance(side.now) };
      case 'source':
        return {
          before: translate(`recordGaitChange.source.${side.before}` satisfies RecordGaitKey),
          now: translate(`recordGaitChange.source.${side.now}` satisfies RecordGaitKey),
        };
      case 'start':
        return {
          before: translate(`recordGaitChange.start.${side.before}` satisfies RecordGaitKey),
          now: translate(`recordGaitChange.start.${side.now}` satisfies RecordGaitKey),
        };
      case 'schema':
        return { before: side.before, now: side.now };
    }
  };
  const formatDayValue = ({ value, unit, source, walks }: DayValue): string =>
    translate('recordGaitChange.value', {
      value: formatMeasure(value, unit),
      source: translate(`recordGaitChange.source.${source}` satisfies RecordGaitKey),
      smart_count: walks,
    });
  return {
    /** Both values with their way of measuring, and the number of walks of a day if there are several. */
    measured: ({ before, now }: ChangeSince): string =>
      translate('recordGaitChange.measured', { before: formatDayValue(before), now: formatDayValue(now) }),
    /** The population whose published errors apply; empty if none do. */
    published: ({ by }: ChangeSince): string =>
      by.length === 0
        ? ''
        : translate('recordGaitChange.published', {
            rows: by
              .map(({ value, unit, population }) => `${formatMeasure(value, unit)}, ${translate(population)}`)
              .join('; '),
          }),
    /** Other differences between the visits. */
    otherwise: ({ otherwise }: ChangeSince): string[] =>
      otherwise.map((side) =>
        translate(`recordGaitChange.otherwise.${side.of}` satisfies RecordGaitKey, translateDifference(side)),
      ),
    /** `+0.20 m/s since 10/01/2026`. */
    sinceDay: ({ difference, day }: ChangeSince, unit: string | null | undefined): string =>
      translate('recordGaitChange.sinceDay', { difference: formatSigned(difference, unit), day: formatDate(day) }),
  };
}
