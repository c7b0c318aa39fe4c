import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { MoreMenu } from '../../../src/ui/MoreMenu.tsx';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import type { recordProgramMessages } from './record.messages.en.ts';

/** Dialogs of the Program card, by their name in the URL (`?dialog=`). */
export type ProgramDialogName =
  | 'program'
  | 'patient-link'
  | 'reminders'
  | 'print-program'
  | 'program-history'
  | 'copy-program'
  | 'remove-program';

type Label = MessageKey<typeof recordProgramMessages>;

interface Props {
  record: PatientRecord;
  onOpen: (dialog: ProgramDialogName) => void;
}

const getBuilderPath = ({ id }: PatientRecord): string => `/programs/assign/${id}`;

/** The most frequent action; without the permission to assign programs to this patient, a look at the program. */
export const MainProgramAction = ({ record, onOpen }: Props) => {
  const translate = useTranslate();
  return record.may?.assignProgram === false ? (
    <Button variant="outlined" onClick={() => onOpen('program')}>
      {translate('recordProgram.view')}
    </Button>
  ) : (
    <Button variant="outlined" component={Link} to={`${getBuilderPath(record)}?edit=true`}>
      {translate('recordProgram.edit')}
    </Button>
  );
};

/**
 * All other actions of an assigned program (REC-18). Without one, a phone can still be lost and reminders still be stopped
 * (PTL-05, PTL-50).
 */
export const ProgramMenu = ({ record, onOpen }: Props) => {
  const translate = useTranslate();
  const program = record.productData.health?.heps[0];
  const canAssign = program && record.may?.assignProgram !== false;
  const patientSide: readonly (readonly [dialog: ProgramDialogName, label: Label])[] = [
    ['patient-link', 'recordProgram.link'],
    ['reminders', 'recordProgram.reminders'],
  ];
  const dialogs: typeof patientSide = program
    ? [
        ...(canAssign ? ([['program', 'recordProgram.view']] as const) : []),
        ['print-program', 'recordProgram.print'],
        ...patientSide,
        ['program-history', 'recordProgram.history'],
        ['copy-program', 'recordProgram.copy'],
      ]
    : patientSide;
  return (
    <MoreMenu label={translate('recordProgram.more')}>
      {(close) => [
        ...dialogs.map(([dialog, label]) => (
          <MenuItem
            key={dialog}
            onClick={() => {
              close();
              onOpen(dialog);
            }}
          >
            {translate(label)}
          </MenuItem>
        )),
        ...(canAssign
          ? [
              <MenuItem key="replace" component={Link} to={getBuilderPath(record)}>
                {translate('recordProgram.replace')}
              </MenuItem>,
              <MenuItem
                key="remove"
                sx={{ color: 'error.main' }}
                onClick={() => {
                  close();
                  onOpen('remove-program');
                }}
              >
                {translate('recordProgram.remove')}
              </MenuItem>,
            ]
          : []),
      ]}
    </MoreMenu>
  );
};
