import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ReadyLine } from '../../../contract/rtm/bulk-billing.ts';
import type { BulkPatient } from './useBulkBilling.ts';

/** The address of one patient's month, which opens by itself. */
export const toMonthPath = (yearMonth: string, patientId: number): string =>
  `/rtm-billing/cycles-by-month/?${new URLSearchParams({
    filter: JSON.stringify({ yearMonth, status: 'READY_TO_BILL', patientId: String(patientId) }),
  })}`;

interface Props {
  yearMonth: string;
  patients: readonly BulkPatient[];
}

/** What of a selection is not billed with it, and why: flagged codes, and patients without a provider. */
export const LeftForReview = ({ yearMonth, patients }: Props) => {
  const translate = useTranslate();
  const flagged = patients.filter(({ forReview }) => forReview.length > 0);
  const unassigned = patients.filter(({ billable, practitioner }) => billable.length > 0 && practitioner === null);
  const describe = ({ code, flags }: ReadyLine) =>
    flags.length > 0 ? `${code} (${flags.map((flag) => translate(`rtmCycle.flag.${flag}`)).join(', ')})` : code;
  const link = ({ id, name }: BulkPatient) => (
    <Link to={toMonthPath(yearMonth, id)} target="_blank" rel="noopener">
      {name}
    </Link>
  );
  return (
    <>
      {flagged.length > 0 && (
        <Alert severity="warning">
          {translate('rtm.bulk.forReview', {
            smart_count: flagged.reduce((sum, { forReview }) => sum + forReview.length, 0),
          })}{' '}
          {flagged.map((patient, index) => (
            <Fragment key={patient.id}>
              {index > 0 && '; '}
              {link(patient)} {patient.forReview.map(describe).join(', ')}
            </Fragment>
          ))}
        </Alert>
      )}
      {unassigned.length > 0 && (
        <Alert severity="warning">
          {translate('rtm.bulk.unassigned', { smart_count: unassigned.length })}{' '}
          {unassigned.map((patient, index) => (
            <Fragment key={patient.id}>
              {index > 0 && '; '}
              {link(patient)}
            </Fragment>
          ))}
        </Alert>
      )}
    </>
  );
};
