import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Props {
  cancel: string;
  submit: string;
  busy: boolean;
  /** Is there nothing to submit yet? */
  disabled?: boolean;
  onCancel: () => void;
  /** For a dialog without a form; a form is submitted by its button. */
  onSubmit?: () => void;
  tone?: 'primary' | 'error';
}

/** The way out of a dialog and the way on. */
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
