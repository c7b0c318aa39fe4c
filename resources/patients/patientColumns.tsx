import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { formatInvolved } from '../../src/ui/formatInvolved.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { formatFullName, formatPatientStatus } from '../../domain/patients/patient.ts';
import { hasProduct, type Viewer } from '../../domain/identity/viewer.ts';
import { StatusChip, type Tone } from '../../src/ui/FactList.tsx';
import { useColumnChoice } from '../../src/ui/lists/column.ts';
import { RelativeDay } from '../../src/ui/RelativeDay.tsx';
import type { PatientsKey } from './messages.en.ts';

const columnNames = [
  'email',
  'product',
  'program',
  'location',
  'lastActivity',
  'status',
  'provider',
  'dob',
  'involved',
] as const;
export type ColumnName = 'name' | (typeof columnNames)[number];
type ChoosableName = Exclude<ColumnName, 'name'>;

/** Columns after the name, by access (PAT-08..10, OPEN-150). */
function listColumns(viewer: Viewer): ChoosableName[] {
  const health = hasProduct(viewer, 'HEALTH');
  const gait = hasProduct(viewer, 'GAIT');
  if (health && gait) return ['product', 'program', 'lastActivity', 'status'];
  if (health) return ['email', 'program', 'lastActivity', 'status'];
  if (gait) return ['location', 'lastActivity'];
  return ['lastActivity'];
}

const isOf = { program: 'HEALTH', status: 'HEALTH', involved: 'HEALTH' } as const;

/** Columns that can be added to those. */
const listFurtherColumns = (viewer: Viewer, shown: readonly ChoosableName[]): ChoosableName[] =>
  columnNames.filter(
    (column) => !shown.includes(column) && (!(column in isOf) || hasProduct(viewer, isOf[column as keyof typeof isOf])),
  );

/** What the database can sort by (PAT-14). */
export const isSortable = (column: ColumnName): boolean =>
  (listPatients.list.sort as readonly string[]).includes(column);

/** All columns after the name; further ones are hidden by default. */
export function useChoosableColumns() {
  const translate = useTranslate();
  const viewer = useViewer();
  const standard = viewer ? listColumns(viewer) : [];
  const further = viewer ? listFurtherColumns(viewer, standard) : [];
  return [...standard, ...further].map((id) => ({
    id,
    label: translate(`patients.column.${id}` satisfies PatientsKey),
    optional: further.includes(id),
  }));
}

/** The columns that the reader has chosen, in the chosen order; the name (PAT-07) comes first and stays. */
export function useShownColumns(): ColumnName[] {
  const { ordered, isShown } = useColumnChoice('patients', useChoosableColumns());
  return ['name', ...ordered.filter(isShown).map(({ id }) => id)];
}

const tones: Record<string, Tone> = { NO_ASSIGNED_HEP: 'warning', NO_ACCOUNT: 'info', HAS_ACCOUNT: 'success' };
const None = () => <span style={{ color: 'var(--ink-faint)' }}>-</span>;

type Translate = (key: string, values?: object) => string;

/** `zone` is the organization's time zone (OPEN-058). */
export function renderCell(
  column: ChoosableName,
  record: PatientRecord,
  { zone, translate }: { zone: string; translate: Translate },
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
      return record.mostRecentActivity ? (
        <RelativeDay day={toDayInZone(record.mostRecentActivity, zone)} zone={zone} />
      ) : (
        <None />
      );
    case 'status':
      return health && health.status in tones ? (
        <StatusChip tone={tones[health.status]!} label={translate(formatPatientStatus(health.status))} />
      ) : (
        <None />
      );
    case 'provider':
      return record.practitioner ? formatFullName(record.practitioner) : translate('patients.unassigned');
    case 'dob':
      return formatDate(record.patient.dob) || <None />;
    case 'involved':
      return formatInvolved(record.productData.health, translate) || <None />;
  }
}
