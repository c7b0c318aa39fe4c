import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { getProgram } from '../../contract/programs.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useCall } from '../../src/components/useCall.ts';
import { BackToPatient } from './BackToPatient.tsx';
import type { Intent } from './intent.ts';
import { ProgramBuilder } from './ProgramBuilder.tsx';

/** What this page says, there once it is opened. @public */
export { texts } from './texts.ts';

const useIntentFor = ({ id, patient, productData }: PatientRecord): Extract<Intent, { kind: 'Program' }> => {
  const translate = useTranslate();
  const name = `${patient.firstName} ${patient.lastName}`.trim() || translate('builder.somebody');
  return { kind: 'Program', patient: { id, name, involvedSide: productData.health?.injuredSideOfBody ?? null } };
};

const Assign = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useIntentFor(record);
  return (
    <ProgramBuilder
      intent={intent}
      title={translate('builder.assignTo', { name: intent.patient.name })}
      onClose={() => void navigate(`/patients/${record.id}`)}
    />
  );
};

/** The assigned program is read anew: a version of the cache may have been saved over since. */
const Edit = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useIntentFor(record);
  const { data, error, isFetchedAfterMount, refetch } = useCall(getProgram, { params: { patientId: record.id } });
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} />;
  if (!isFetchedAfterMount) return <PageLoading />;
  if (!data) return <EmptyState title={translate('builder.noProgram')} action={<BackToPatient id={record.id} />} />;
  return (
    <ProgramBuilder
      intent={{ ...intent, editing: data }}
      title={translate('builder.editFor', { name: intent.patient.name })}
      onClose={() => void navigate(`/patients/${record.id}`)}
    />
  );
};

/** The builder for one patient: something new, or with `?edit=true` the program that is assigned now. */
export default function AssignProgramPage() {
  const translate = useTranslate();
  const { patientId = '' } = useParams();
  const [search] = useSearchParams();
  const known = /^\d+$/.test(patientId);
  const {
    data: record,
    error,
    refetch,
  } = useGetOne<PatientRecord>('patients', { id: Number(patientId) }, { enabled: known });
  if (!known) return <EmptyState title={translate('page.notFound')} hint={translate('page.notFoundText')} />;
  if (error && !record)
    return <ErrorView message={error.message || translate('builder.failed')} onRetry={() => void refetch()} />;
  if (!record) return <PageLoading />;
  if (!record.products.includes('HEALTH')) {
    return <EmptyState title={translate('builder.notInHealth')} action={<BackToPatient id={record.id} />} />;
  }
  return search.get('edit') === 'true' ? <Edit record={record} /> : <Assign record={record} />;
}
