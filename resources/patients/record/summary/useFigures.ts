import { useTranslate } from 'react-admin';
import { useViewer } from '../../../../authProvider/session.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import type { PatientSummary } from '../../../../contract/patients/summary.ts';
import { useExerciseNames } from '../../../exercises/shared/useExercises.ts';
import type { RecordTab } from '../recordTabs.ts';
import { describeFigure, listFigures } from './figures.ts';
import type { FigureCell } from './SummaryStrip.tsx';
import { usePatientSummary } from './usePatientSummary.ts';

/** The name of the exercise in the console's language. */
function useTranslatedSummary(summary: PatientSummary | undefined): PatientSummary | undefined {
  const range = summary?.health?.rangeOfMotion;
  const getName = useExerciseNames(range ? [range.exerciseId] : []);
  if (!summary?.health || !range) return summary;
  const name = getName({ id: range.exerciseId, name: range.name });
  return { ...summary, health: { ...summary.health, rangeOfMotion: { ...range, name } } };
}

/** The figures of a record that the viewer may see; without text while they load. */
export function useFigures(record: PatientRecord, tab: RecordTab) {
  const translate = useTranslate();
  const viewer = useViewer();
  const { data, error, refetch } = usePatientSummary(record.id);
  const summary = useTranslatedSummary(data);
  const figures: FigureCell[] = (viewer ? listFigures(record, viewer, tab) : []).map((name) => ({
    name,
    text: summary && describeFigure[name](summary, translate, record),
  }));
  return { figures, error, onRetry: () => void refetch() };
}
