import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { FileFault } from './useCheckedFile.ts';

/** What keeps a file from being used at all, by row and column where it is theirs. */
export const FileFaults = ({ faults }: { faults: readonly FileFault[] }) => {
  const translate = useTranslate();
  const said = ({ row, column, message }: FileFault) => {
    if (row === 0) return message;
    return translate(column ? 'gait.file.fault' : 'gait.file.rowFault', { row, column, message });
  };
  return (
    <Alert severity="error">
      <strong>{translate('gait.file.unusable')}</strong>
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {faults.map((fault) => (
          <li key={`${fault.row}-${fault.column}-${fault.message}`}>{said(fault)}</li>
        ))}
      </ul>
    </Alert>
  );
};
