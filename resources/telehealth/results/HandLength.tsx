import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AVERAGE_HAND, HAND_CM } from '../../../domain/telehealth/tremor/hand-scale.ts';

/** The length that was typed in cm; null while there is none, or no possible one. */
export function handLengthOf(text: string): number | null {
  const length = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && length >= HAND_CM.least && length <= HAND_CM.most ? length : null;
}

/** Asks for the length of the hand, which gives the scale, and says what is assumed without it. */
export const HandLength = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const translate = useTranslate();
  const known = handLengthOf(value);
  const isFaulty = known === null && value.trim() !== '';
  return (
    <div style={{ maxWidth: '60ch' }}>
      <TextField
        label={translate('measured.tremor.handCm')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isFaulty}
        helperText={
          isFaulty ? translate('measured.tremor.handCmProblem', HAND_CM) : translate('measured.tremor.handCmHint')
        }
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {known === null
          ? translate('measured.tremor.assumed', {
              cm: AVERAGE_HAND.cm,
              percent: Math.round(AVERAGE_HAND.error * 100),
            })
          : translate('measured.tremor.known', { cm: known })}
      </Typography>
    </div>
  );
};
