import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { holds } from '../../../domain/viewer.ts';
import { CareNotes } from './CareNotes.tsx';
import { Cycles } from './Cycles.tsx';
import { MonitoringCard } from './monitoring/MonitoringCard.tsx';

/** `Care Management`: the patient's monitoring, RTM cycles and care notes (OPEN-067). */
export default function CareManagement({ record }: { record: PatientRecord }) {
  const viewer = useViewer();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 }}>
      {viewer && holds(viewer, 'HEALTH') && <MonitoringCard record={record} />}
      {viewer && holds(viewer, 'HEALTH') && <Cycles record={record} />}
      <CareNotes key={record.id} record={record} />
    </div>
  );
}
