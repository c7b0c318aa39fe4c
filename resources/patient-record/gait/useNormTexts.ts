import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { measureText } from '../../../domain/gait/measures.ts';
import { comparedSpeed, NORM_AGES } from '../../../domain/gait/norms.ts';
import { sessionSpeed } from '../../../domain/gait/speed.ts';

/** The speed of a session beside that of healthy people of the patient's sex and age, in words; null without a speed. */
export function useNormTexts({ patient, productData }: PatientRecord, { day, session }: GaitSession) {
  const translate = useTranslate();
  const speed = sessionSpeed(session.data);
  if (speed === null) return null;
  const compared = comparedSpeed(speed, { sex: productData.gait?.sex ?? null, dob: patient.dob }, day);
  if (compared.kind === 'MISSING') {
    const missing = compared.missing.length > 1 ? 'both' : compared.missing[0]!;
    return { text: translate(`recordGaitChange.norm.missing.${missing}`), patientText: null };
  }
  if (compared.kind === 'OUTSIDE') {
    const text = translate('recordGaitChange.norm.outside', { ...NORM_AGES, age: compared.age });
    return { text, patientText: null };
  }
  const { sex, from, to, percent } = compared;
  const words = {
    percent,
    mean: measureText(compared.mean, 'm/s'),
    speed: measureText(speed, 'm/s'),
    group: translate(`recordGaitChange.norm.group.${sex}`, { from, to }),
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
