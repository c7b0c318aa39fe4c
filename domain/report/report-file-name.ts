import type { Language } from '../../contract/languages.ts';
import type { ReportRange } from './report-range.ts';

const names: Record<Language, string> = { en: 'patient-report', es: 'informe-del-paciente' };

/** `patient-report-12-2026-11-01-2026-11-15.pdf`: the file of a report, in its language; it names no person. */
export const reportFileName = (patientId: number, { from, to }: ReportRange, language: Language): string =>
  `${names[language]}-${patientId}-${from}-${to}.pdf`;
