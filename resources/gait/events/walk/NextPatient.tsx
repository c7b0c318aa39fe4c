import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useWalkerSearch, type Walker } from './useWalkerSearch.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& .MuiTextField-root': { flex: '1 1 260px' },
  '& .MuiInputBase-root': { minHeight: 56, font: 'var(--text-lead)' },
  '& .MuiButton-root': { minHeight: 56, minWidth: 120 },
}));
const Offered = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 2),
    width: '100%',
    minHeight: 56,
    padding: theme.spacing(1.5, 2),
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: 'var(--text-lead)',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: 'var(--primary)' },
  '& small': { color: 'var(--ink-muted)', font: 'var(--text-body)' },
}));

interface Props {
  locationId: number;
  placeName: string;
  onFound: (walker: Walker) => void;
}

/**
 * Selects the next patient: by Unique Gait ID, typed or from a scanner that types it and presses Enter, or by search.
 */
export const NextPatient = ({ locationId, placeName, onFound }: Props) => {
  const translate = useTranslate();
  const { typed, type, find, add, busy, failure, unknown, offered } = useWalkerSearch(locationId, onFound);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <section aria-labelledby="next-patient">
      <Typography variant="h2" id="next-patient" sx={{ mb: 2 }}>
        {translate('gait.walk.next')}
      </Typography>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <TextField
          fullWidth
          inputRef={field}
          label={translate('gait.walk.who')}
          helperText={translate('gait.walk.whoHint')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, maxLength: 64 } }}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {translate('gait.walk.find')}
        </Button>
      </Form>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {unknown !== undefined && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('gait.walk.unknown', { uid: unknown })}
          <Button
            variant="contained"
            loading={busy}
            onClick={() => void add()}
            sx={{ display: 'flex', mt: 1, minHeight: 48, overflowWrap: 'anywhere' }}
          >
            {translate('gait.walk.addHere', { uid: unknown, place: placeName })}
          </Button>
        </Alert>
      )}
      {offered.length > 0 && (
        <Offered aria-label={translate('gait.walk.offered')}>
          {offered.map((walker) => (
            <li key={walker.id}>
              <button type="button" onClick={() => onFound(walker)}>
                <span>{walker.name || translate('gait.event.noName')}</span>
                <small>{[walker.uid, walker.place].filter(Boolean).join(' · ')}</small>
              </button>
            </li>
          ))}
        </Offered>
      )}
    </section>
  );
};
