import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, useGetOne } from 'react-admin';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { getProgramVersion } from '../../../contract/programs/history.ts';
import { getProgram } from '../../../contract/programs/programs.ts';
import { copyForPatient, copyProgram } from '../../../domain/programs/create-draft.ts';
import type { ProgramDraft } from '../../../domain/programs/program.ts';
import { fillSides } from '../../../domain/programs/blocks.ts';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useCall } from '../../../src/ui/useCall.ts';
import { useProgramExercises } from '../../exercises/shared/useExercises.ts';
import { ProgramBuilder } from './ProgramBuilder.tsx';
import type { Intent } from './intent.ts';

const BackToPatient = ({ id }: { id: number }) => (
  <Button component={Link} to={`/patients/${id}`} variant="outlined">
    {useTranslate()('builder.backToPatient')}
  </Button>
);

/** The builder's intent for a new program of this patient. */
const useProgramIntent = ({ id, patient, productData }: PatientRecord): Extract<Intent, { kind: 'Program' }> => {
  const translate = useTranslate();
  const name = `${patient.firstName} ${patient.lastName}`.trim() || translate('builder.somebody');
  return { kind: 'Program', patient: { id, name, involvedSide: productData.health?.injuredSideOfBody ?? null } };
};

const newId = () => crypto.randomUUID();

/**
 * The builder with an initial draft. Blocks without a side get the patient's involved side (BLD-64); `from`
 * distinguishes stored drafts in this tab.
 */
const BuilderFromDraft = ({
  record,
  from,
  createDraft,
}: {
  record: PatientRecord;
  from: string;
  createDraft: () => ProgramDraft;
}) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useProgramIntent(record);
  const [initialDraft] = useState(createDraft);
  const { find, isPending } = useProgramExercises(initialDraft.blocks);
  if (isPending) return <PageLoading />;
  const draft = { ...initialDraft, blocks: fillSides(initialDraft.blocks, find, intent.patient.involvedSide) };
  return (
    <ProgramBuilder
      intent={{ ...intent, initial: { from, draft } }}
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

/** Assigns an earlier version of the patient's program again. */
const AssignVersion = ({ record, programId, version }: VersionProps) => {
  const params = { patientId: record.id, programId, version };
  const { data, error, refetch } = useCall(getProgramVersion, { params });
  if (error)
    return <ErrorView message={error.message} onRetry={error.status === 404 ? undefined : () => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <BuilderFromDraft
      record={record}
      from={`version-${programId}.${version}`}
      createDraft={() => copyProgram(data, data.name, newId)}
    />
  );
};

interface CopyProps {
  record: PatientRecord;
  /** The patient whose program is copied. */
  sourceId: number;
  withNotes: boolean;
}

/** Copies another patient's current program for this patient. */
const AssignCopy = ({ record, sourceId, withNotes }: CopyProps) => {
  const translate = useTranslate();
  const source = useGetOne<PatientRecord>('patients', { id: sourceId });
  const program = useCall(getProgram, { params: { patientId: sourceId } });
  const firstPending = source.data ? program : source;
  if (firstPending.error)
    return <ErrorView message={firstPending.error.message} onRetry={() => void firstPending.refetch()} />;
  if (!source.data || !program.isFetchedAfterMount) return <PageLoading />;
  if (!program.data)
    return <EmptyState title={translate('builder.noCopy')} action={<BackToPatient id={record.id} />} />;
  const { patient, productData } = source.data;
  const { data } = program;
  return (
    <BuilderFromDraft
      record={record}
      from={`copy-${sourceId}${withNotes ? '-notes' : ''}`}
      createDraft={() =>
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

/** Texts of this page, loaded with it. @public */
export { texts } from './messages.en.ts';

const NewProgram = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useProgramIntent(record);
  return (
    <ProgramBuilder
      intent={intent}
      title={translate('builder.assignTo', { name: intent.patient.name })}
      onClose={() => void navigate(`/patients/${record.id}`)}
    />
  );
};

/** The assigned program is fetched again, because the cached version may be outdated. */
const EditProgram = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intent = useProgramIntent(record);
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

/** Selects the view from the search parameters, see below. */
const BuilderView = ({ record, search }: { record: PatientRecord; search: URLSearchParams }) => {
  if (search.get('edit') === 'true') return <EditProgram record={record} />;
  const [, programId, version] = /^(\d{1,9})\.(\d{1,9})$/.exec(search.get('version') ?? '') ?? [];
  if (programId && version)
    return <AssignVersion record={record} programId={Number(programId)} version={Number(version)} />;
  const [sourceId] = /^\d{1,9}$/.exec(search.get('copyOf') ?? '') ?? [];
  if (sourceId)
    return <AssignCopy record={record} sourceId={Number(sourceId)} withNotes={search.get('notes') === 'true'} />;
  return <NewProgram record={record} />;
};

/**
 * The builder for one patient: a new program; with `?edit=true` the assigned program; with `?version=5.2` version 2
 * of program 5, which the patient had before; with `?copyOf=12` the program of patient 12 (`&notes=true`: with its
 * notes).
 */
export default function AssignProgramPage() {
  const translate = useTranslate();
  const { patientId } = useParams();
  const [search] = useSearchParams();
  const { data: record, error, refetch } = useGetOne<PatientRecord>('patients', { id: Number(patientId) });
  if (error && !record)
    return <ErrorView message={error.message || translate('builder.failed')} onRetry={() => void refetch()} />;
  if (!record) return <PageLoading />;
  if (!record.products.includes('HEALTH')) {
    return <EmptyState title={translate('builder.notInHealth')} action={<BackToPatient id={record.id} />} />;
  }
  return <BuilderView record={record} search={search} />;
}
