import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { bulkFields, patientFields, type BulkField, type CsvColumn } from '../../../contract/patients/fields.ts';
import type { BulkPreviewRow } from '../../../contract/patients/patients.ts';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { languageNames, languages } from '../../../contract/platform/languages.ts';
import { formatPhone } from '../../../domain/platform/phone.ts';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { translateCoded } from '../../../src/ui/i18n/language.ts';
import { TableFrame } from '../../../src/ui/lists/tableFrame.ts';
import { asCell, asHead, asRow, asRowGroup, asTable } from '../../../src/ui/lists/tableRoles.ts';
import type { PatientsKey } from '../messages.en.ts';
import type { AddPatientKey } from './messages.en.ts';

type PreviewColumn = CsvColumn['preview'];

interface PreviewCellProps {
  row: BulkPreviewRow;
  column: PreviewColumn;
}

const joinParts = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');
const getColumn = (field: BulkField): PreviewColumn => patientFields[field].csv.preview;

/** What a row brings in one respect; a invalid value stands as it was written, with its reason below. */
const PreviewCell = ({ row, column }: PreviewCellProps) => {
  const translate = useTranslate();
  const isValid = row.faults.length === 0;
  const language = languages.find((code) => code === row.language);
  /** Those that are not shown as the row has them. A last name and a body part stand beside the field before. */
  const special: Partial<Record<BulkField, ReactNode>> = {
    firstName: <strong>{joinParts(row.firstName, row.lastName) || translate('addPatient.preview.unnamed')}</strong>,
    lastName: null,
    dob: row.dob && translate('addPatient.preview.dob', { day: isValid ? formatDate(row.dob) : row.dob }),
    phoneNumber: row.phoneNumber && (isValid ? formatPhone(row.phoneNumber) : row.phoneNumber),
    language: language ? languageNames[language] : row.language,
    injuredSideOfBody: translate(joinParts(row.injuredSideOfBody, row.injuredBodyPart)),
    injuredBodyPart: null,
  };
  const renderValue = (field: BulkField) => {
    if (field === 'locationId') return row.location;
    return field in special ? special[field] : row[field];
  };
  return (
    <div>
      {bulkFields
        .filter((field) => getColumn(field) === column)
        .map((field) => (
          <div key={field}>
            {renderValue(field)}
            {row.faults
              .filter((issue) => issue.field === field)
              .map((issue) => (
                <div key={issue.message} className="issue">
                  {translateCoded(issue)}
                </div>
              ))}
          </div>
        ))}
      {column === 'place' && isValid && <div>{row.provider ?? translate('addPatient.preview.noProvider')}</div>}
    </div>
  );
};

interface PreviewOutcomeProps {
  row: BulkPreviewRow;
  /** Whether no row of the file is invalid: otherwise nothing happens to any. */
  isValidFile: boolean;
}

/** What happens to a row once the file is confirmed, or why nothing does. */
const PreviewOutcome = ({ row: { faults, products, willInvite }, isValidFile }: PreviewOutcomeProps) => {
  const translate = useTranslate();
  if (faults.length > 0) {
    return (
      <div>
        <StatusChip tone="error" label={translate('addPatient.preview.issues', { smart_count: faults.length })} />
        {faults
          .filter(({ field }) => field === '')
          .map((issue) => (
            <div key={issue.message} className="issue">
              {translateCoded(issue)}
            </div>
          ))}
      </div>
    );
  }
  if (!isValidFile) return <StatusChip tone="neutral" label={translate('addPatient.preview.valid')} />;
  const names = products.map((product) => translate(`patients.product.${product}` satisfies PatientsKey)).join(', ');
  return (
    <div>
      <div>{translate('addPatient.preview.added', { products: names })}</div>
      <div>{translate(`addPatient.preview.${willInvite ? 'invited' : 'notInvited'}` satisfies AddPatientKey)}</div>
    </div>
  );
};

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  font: 'var(--text-body)',
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--border)',
    overflowWrap: 'anywhere',
  },
  '& th': { color: 'var(--ink-muted)', font: '600 var(--text-body)', whiteSpace: 'nowrap' },
  '& tr[data-invalid]': { background: 'var(--error-soft)' },
  '& td > div > div + div': { marginTop: 2 },
  '& .issue': { color: 'var(--error)', fontWeight: 600 },
});

interface Props {
  rows: readonly BulkPreviewRow[];
  /** Whether no row of the file is invalid. */
  isValidFile: boolean;
  products: readonly PatientProduct[];
}

const insuranceFields = bulkFields.filter((field) => getColumn(field) === 'insurance');
const hasInsurance = (row: BulkPreviewRow): boolean =>
  insuranceFields.some((field) => field !== 'locationId' && row[field] !== null);

/** What Health patients have is shown of them alone, and insurance where the file names any. */
const columnsFor = (products: readonly PatientProduct[], rows: readonly BulkPreviewRow[]): PreviewColumn[] => [
  ...(['patient', 'contact', 'place'] as const),
  ...(products.includes('HEALTH') ? (['involved'] as const) : []),
  ...(rows.some(hasInsurance) ? (['insurance'] as const) : []),
];

/** A page of a bulk file: what each row brings, where it is invalid, and what happens to it. */
export const PreviewTable = ({ rows, isValidFile, products }: Props) => {
  const translate = useTranslate();
  const columns = columnsFor(products, rows);
  return (
    <TableFrame
      columns={columns.length + 2}
      role="region"
      tabIndex={0}
      aria-label={translate('addPatient.preview.title')}
    >
      <Table {...asTable} aria-label={translate('addPatient.preview.title')}>
        <thead {...asRowGroup}>
          <tr {...asRow}>
            {(['row', ...columns, 'outcome'] as const).map((column) => (
              <th key={column} {...asHead}>
                {translate(`addPatient.preview.${column}` satisfies AddPatientKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRowGroup}>
          {rows.map((row) => (
            <tr key={row.row} {...asRow} data-invalid={row.faults.length > 0 || undefined}>
              <td {...asCell} data-label={translate('addPatient.preview.row')}>
                {row.row}
              </td>
              {columns.map((column) => (
                <td
                  key={column}
                  {...asCell}
                  data-label={translate(`addPatient.preview.${column}` satisfies AddPatientKey)}
                >
                  <PreviewCell row={row} column={column} />
                </td>
              ))}
              <td {...asCell} data-label={translate('addPatient.preview.outcome')}>
                <PreviewOutcome row={row} isValidFile={isValidFile} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
};
