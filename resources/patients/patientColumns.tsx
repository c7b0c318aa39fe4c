import type { ReactNode } from 'react';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { formatPatientStatus } from '../../domain/patients/patient.ts';
import { hasProduct, type Viewer } from '../../domain/identity/viewer.ts';
import { StatusChip, type Tone } from '../../src/ui/FactList.tsx';
import type { PatientsKey } from './messages.en.ts';

export type ColumnName = 'name' | 'email' | 'location' | 'product' | 'program' | 'lastActivity' | 'status';

/** Columns by access (PAT-07..10, OPEN-150). */
export function listColumns(viewer: Viewer): ColumnName[] {
  const health = hasProduct(viewer, 'HEALTH');
  const gait = hasProduct(viewer, 'GAIT');
  if (health && gait) return ['name', 'product', 'program', 'lastActivity', 'status'];
  if (health) return ['name', 'email', 'program', 'lastActivity', 'status'];
  if (gait) return ['name', 'location', 'lastActivity'];
  return ['name', 'lastActivity'];
}

/** Every column except this one is sortable (PAT-14). */
export const isSortable = (column: ColumnName): boolean => column !== 'product';

const tones: Record<string, Tone> = { NO_ASSIGNED_HEP: 'warning', NO_ACCOUNT: 'info', HAS_ACCOUNT: 'success' };
const None = () => <span style={{ color: 'var(--ink-faint)' }}>-</span>;

/** `zone` is the organization's time zone (OPEN-058). */
export function renderCell(
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
      return record.products
        .map((product) => translate(`patients.product.${product}` satisfies PatientsKey))
        .join(', ');
    case 'program':
      return health?.heps[0]?.name ?? <None />;
    case 'lastActivity':
      return record.mostRecentActivity ? formatDate(toDayInZone(record.mostRecentActivity, zone)) : <None />;
    case 'status':
      return health && health.status in tones ? (
        <StatusChip tone={tones[health.status]!} label={translate(formatPatientStatus(health.status))} />
      ) : (
        <None />
      );
  }
}
