import type { ReactNode } from 'react';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { dayText } from '../../src/i18n/dayText.ts';
import { patientStatusLabel } from '../../domain/patient.ts';
import { holds, type Viewer } from '../../domain/viewer.ts';
import { StatusChip, type Tone } from '../../src/components/StatusChip.tsx';

export type ColumnName = 'name' | 'email' | 'location' | 'product' | 'program' | 'lastActivity' | 'status';

/** Columns by access (PAT-07..10, OPEN-150). */
export function columnsFor(viewer: Viewer): ColumnName[] {
  const health = holds(viewer, 'HEALTH');
  const gait = holds(viewer, 'GAIT');
  if (health && gait) return ['name', 'product', 'program', 'lastActivity', 'status'];
  if (health) return ['name', 'email', 'program', 'lastActivity', 'status'];
  if (gait) return ['name', 'location', 'lastActivity'];
  return ['name', 'lastActivity'];
}

/** Every column but this one has an order of its own (PAT-14). */
export const isSortable = (column: ColumnName): boolean => column !== 'product';

const tones: Record<string, Tone> = { NO_ASSIGNED_HEP: 'warning', NO_ACCOUNT: 'info', HAS_ACCOUNT: 'success' };
const None = () => <span style={{ color: 'var(--ink-faint)' }}>-</span>;

/** `zone` is the organization's, in which moments are shown (OPEN-058). */
export function cellOf(
  column: Exclude<ColumnName, 'name'>,
  record: PatientRecord,
  { zone, translate }: { zone: string; translate: (key: string) => string },
): ReactNode {
  const { health } = record.productData;
  switch (column) {
    case 'email':
      return record.patient.email ?? <None />;
    case 'location':
      return record.location.name;
    case 'product':
      return record.products.map((product) => translate(`patients.product.${product}`)).join(', ');
    case 'program':
      return health?.heps[0]?.name ?? <None />;
    case 'lastActivity':
      return record.mostRecentActivity ? dayText(dayInZone(record.mostRecentActivity, zone)) : <None />;
    case 'status':
      return health && health.status in tones ? (
        <StatusChip tone={tones[health.status]!} label={translate(patientStatusLabel(health.status))} />
      ) : (
        <None />
      );
  }
}
