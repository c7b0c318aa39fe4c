import { GlobalStyles } from '@mui/material';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { currentOrganization } from '../../../contract/organization.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { getProgram } from '../../../contract/programs.ts';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { useExercises } from '../../../src/components/exercises/useExercises.ts';
import { PageLoading } from '../../../src/components/PageLoading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { Icon } from '../../../src/icons/Icon.tsx';
import { closeIcon } from '../../../src/icons/publicIcons.ts';
import { HandoutPreview } from './HandoutPreview.tsx';
import { printedAlone } from './handoutStyle.ts';

interface Props {
  record: PatientRecord;
  onClose: () => void;
}

/** What the handout is made of, read anew: links to logos live for a short time only. */
const Loaded = ({ record }: Pick<Props, 'record'>) => {
  const translate = useTranslate();
  const library = useExercises();
  const program = useCall(getProgram, { params: { patientId: record.id } });
  const organization = useCall(currentOrganization);
  const failed = [program, organization, library].find(({ error }) => error);
  if (failed?.error) return <ErrorView message={failed.error.message} onRetry={() => void failed.refetch()} />;
  const isFresh = program.isFetchedAfterMount && organization.isFetchedAfterMount;
  if (!isFresh || program.data === undefined || !organization.data || library.isPending) return <PageLoading />;
  if (program.data === null) return <DialogContent>{translate('recordProgram.none')}</DialogContent>;
  return (
    <HandoutPreview record={record} program={program.data} organization={organization.data} exercises={library.byId} />
  );
};

/** The assigned program as a handout for the patient, to look at and to print (REC-18 `Print`, OPEN-071). */
export default function HandoutDialog({ record, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby="handout-title"
      onClose={onClose}
      data-printed=""
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <GlobalStyles styles={printedAlone} />
      <DialogTitle
        id="handout-title"
        data-screen=""
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
      >
        {translate('handout.title')}
        <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      </DialogTitle>
      <Loaded record={record} />
    </Dialog>
  );
}
