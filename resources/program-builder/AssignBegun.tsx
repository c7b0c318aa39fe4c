import { useGetOne, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { getProgramVersion } from '../../contract/program-history.ts';
import { getProgram } from '../../contract/programs.ts';
import { copyForPatient } from '../../domain/program-copy.ts';
import { copyOf } from '../../domain/program-start.ts';
import { withSides } from '../../domain/program-sides.ts';
import type { ProgramDraft } from '../../domain/program.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { useProgramExercises } from '../../src/components/programs/useProgramExercises.ts';
import { useCall } from '../../src/components/useCall.ts';
import { BackToPatient } from './BackToPatient.tsx';
import { ProgramBuilder } from './ProgramBuilder.tsx';
import { useIntentFor } from './useIntentFor.ts';

const newId = () => crypto.randomUUID();

/**
 * The builder with a program that is begun already, on the patient's involved side where it says none (BLD-64); `from`
 * tells drafts of this tab apart.
 */
const Begun = ({ record, from, begin }: { record: PatientRecord; from: string; begin: () => ProgramDraft }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useIntentFor(record);
  const [begun] = useState(begin);
  const { find, isPending } = useProgramExercises(begun.blocks);
  if (isPending) return <PageLoading />;
  const draft = { ...begun, blocks: withSides(begun.blocks, find, intent.patient.involvedSide) };
  return (
    <ProgramBuilder
      intent={{ ...intent, begun: { from, draft } }}
      title={translate('builder.assignTo', { name: intent.patient.name })}
      onClose={() => void navigate(`/patients/${record.id}`)}
    />
  );
};

interface VersionProps {
  record: PatientRecord;
  programId: number;
  version: number;
}

/** A version that the patient had before, to be assigned anew. */
export const AssignVersion = ({ record, programId, version }: VersionProps) => {
  const params = { patientId: record.id, programId, version };
  const { data, error, refetch } = useCall(getProgramVersion, { params });
  if (error)
    return <ErrorView message={error.message} onRetry={error.status === 404 ? undefined : () => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <Begun record={record} from={`version-${programId}.${version}`} begin={() => copyOf(data, data.name, newId)} />
  );
};

interface CopyProps {
  record: PatientRecord;
  /** The patient whose program is copied. */
  sourceId: number;
  withNotes: boolean;
}

/** The program of another patient as it is now, for this one. */
export const AssignCopy = ({ record, sourceId, withNotes }: CopyProps) => {
  const translate = useTranslate();
  const source = useGetOne<PatientRecord>('patients', { id: sourceId });
  const program = useCall(getProgram, { params: { patientId: sourceId } });
  const failed = source.data ? program : source;
  if (failed.error) return <ErrorView message={failed.error.message} onRetry={() => void failed.refetch()} />;
  if (!source.data || !program.isFetchedAfterMount) return <PageLoading />;
  if (!program.data)
    return <EmptyState title={translate('builder.noCopy')} action={<BackToPatient id={record.id} />} />;
  const { patient, productData } = source.data;
  const { data } = program;
  return (
    <Begun
      record={record}
      from={`copy-${sourceId}${withNotes ? '-notes' : ''}`}
      begin={() =>
        copyForPatient(
          data,
          { ...patient, involvedSide: productData.health?.injuredSideOfBody ?? null },
          { involvedSide: record.productData.health?.injuredSideOfBody ?? null },
          withNotes,
          newId,
        )
      }
    />
  );
};
