import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../contract/patient-record.ts';

/** Dialogs of the Program card, as the address names them (`?dialog=`). */
export type ProgramDialogName = 'program' | 'print-program' | 'program-history' | 'copy-program' | 'remove-program';

interface Props {
  record: PatientRecord;
  onOpen: (dialog: ProgramDialogName) => void;
}

/** What can be done with an assigned program (REC-18); changing it is for those who may assign one to this patient. */
export const ProgramActions = ({ record: { id, may }, onOpen }: Props) => {
  const translate = useTranslate();
  const builder = `/programs/assign/${id}`;
  return (
    <div className="actions">
      <Button size="small" onClick={() => onOpen('program')}>
        {translate('recordProgram.view')}
      </Button>
      <Button size="small" onClick={() => onOpen('print-program')}>
        {translate('recordProgram.print')}
      </Button>
      <Button size="small" onClick={() => onOpen('program-history')}>
        {translate('recordProgram.history')}
      </Button>
      <Button size="small" onClick={() => onOpen('copy-program')}>
        {translate('recordProgram.copy')}
      </Button>
      {may?.assignProgram !== false && (
        <>
          <Button size="small" component={Link} to={`${builder}?edit=true`}>
            {translate('recordProgram.edit')}
          </Button>
          <Button size="small" component={Link} to={builder}>
            {translate('recordProgram.replace')}
          </Button>
          <Button size="small" color="error" onClick={() => onOpen('remove-program')}>
            {translate('recordProgram.remove')}
          </Button>
        </>
      )}
    </div>
  );
};
