import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { languageNames } from '../../../contract/languages.ts';
import type { BulkPreviewRow } from '../../../contract/patients.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { formatPhone } from '../../../domain/phone.ts';

export type PreviewColumn = 'patient' | 'contact' | 'place' | 'involved';

/** Fields that each column shows, one below the other. */
const fieldsOf: Record<PreviewColumn, readonly (readonly string[])[]> = {
  patient: [['firstName', 'lastName'], ['dob'], ['gaitUid']],
  contact: [['email'], ['phoneNumber'], ['language']],
  place: [['locationId'], ['provider']],
  involved: [['injuredSideOfBody', 'injuredBodyPart']],
};

interface Props {
  row: BulkPreviewRow;
  column: PreviewColumn;
}

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** What a row brings in one respect; a faulty value stands as it was written, with its reason below. */
export const PreviewCell = ({ row, column }: Props) => {
  const translate = useTranslate();
  const sound = row.faults.length === 0;
  const shown: Record<string, ReactNode> = {
    firstName: <strong>{joined(row.firstName, row.lastName) || translate('addPatient.preview.unnamed')}</strong>,
    dob: row.dob && translate('addPatient.preview.dob', { day: sound ? dayText(row.dob) : row.dob }),
    gaitUid: row.gaitUid,
    email: row.email,
    phoneNumber: row.phoneNumber && (sound ? formatPhone(row.phoneNumber) : row.phoneNumber),
    language: row.language && (languageNames[row.language as keyof typeof languageNames] ?? row.language),
    locationId: row.location,
    provider: sound && (row.provider ?? translate('addPatient.preview.noProvider')),
    injuredSideOfBody: translate(joined(row.injuredSideOfBody, row.injuredBodyPart)),
  };
  return (
    <div>
      {fieldsOf[column].map((fields) => (
        <div key={fields[0]}>
          {shown[fields[0]!]}
          {row.faults
            .filter(({ field }) => fields.includes(field))
            .map(({ field, message }) => (
              <div key={field} className="fault">
                {translate(message)}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
};
