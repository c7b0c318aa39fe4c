import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';

interface Props {
  title: string;
  submit: string;
  busy: boolean;
  dirty: boolean;
  failure?: string;
  /** The consequences of the decision. */
  effect: ReactNode;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of a decision about a patient's monitoring: fields, consequences and buttons. */
export const MonitoringDialog = ({
  title,
  submit,
  busy,
  dirty,
  failure,
  effect,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const translate = useTranslate();
  return (
    <FormDialog title={title} size="xs" holdsDraft={dirty} onClose={onClose}>
      <form onSubmit={(event) => void onSubmit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2, pt: '8px !important' }}>
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
          <output style={{ minHeight: 66 }}>{effect}</output>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('recordMonitoring.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
