import { styled } from '@mui/material/styles';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { hasProduct } from '../../../domain/identity/viewer.ts';
import { MonitoringCard } from '../../rtm/shared/MonitoringCard.tsx';
import { CareNotes } from '../CareNotes.tsx';
import { CyclesByMonth } from '../CyclesByMonth.tsx';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));

/** `Care Management`: the care notes, with the composer first, then the RTM cycles and the monitoring (OPEN-067). */
export default function CareManagement({ record }: { record: PatientRecord }) {
  const viewer = useViewer();
  const hasHealth = viewer !== null && hasProduct(viewer, 'HEALTH');
  return (
    <Parts>
      <CareNotes key={record.id} record={record} />
      {hasHealth && <CyclesByMonth record={record} />}
      {hasHealth && <MonitoringCard record={record} />}
    </Parts>
  );
}
