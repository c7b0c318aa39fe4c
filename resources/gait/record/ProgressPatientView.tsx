import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import type { MeasureProgress } from '../../../domain/gait/progress.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { PatientView } from './PatientView.tsx';
import { ProgressFigures } from './ProgressFigures.tsx';

interface Props {
  record: PatientRecord;
  progress: readonly MeasureProgress[];
  onClose: () => void;
}

/** The charts in the patient view. */
export default function ProgressPatientView({ record, progress, onClose }: Props) {
  const translate = useTranslate();
  const name = formatFullName(record.patient) || record.productData.gait?.uid || translate('record.unnamed');
  return (
    <PatientView title={translate('recordGait.results', { name })} onClose={onClose}>
      <ProgressFigures progress={progress} look="chart" />
    </PatientView>
  );
}
