import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Props {
  cancel: string;
  submit: string;
  busy: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** Only for a dialog without a form; a form is submitted by its button. */
  onSubmit?: () => void;
  tone?: 'primary' | 'error';
}

/** The buttons to cancel and to submit a dialog. */
export const DialogButtons = ({ cancel, submit, busy, disabled, onCancel, onSubmit, tone = 'primary' }: Props) => (
  <Stack direction="row" gap={1} justifyContent="flex-end" marginTop={3}>
    <Button onClick={onCancel}>{cancel}</Button>
    <Button
      type={onSubmit ? 'button' : 'submit'}
      variant="contained"
      color={tone}
      loading={busy}
      disabled={disabled}
      onClick={onSubmit}
    >
      {submit}
    </Button>
  </Stack>
);
