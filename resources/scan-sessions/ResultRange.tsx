import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { findAssessment } from '../../domain/scan-modules/assessments.ts';

type Range = { resultFrom?: number; resultTo?: number };

interface Props {
  assessmentId: string;
  value: Range;
  onChange: (range: Range) => void;
}

/** The lowest and the highest result of an assessment to list, applied on Enter or when a field is left. */
export const ResultRange = ({ assessmentId, value, onChange }: Props) => {
  const translate = useTranslate();
  const units = findAssessment(assessmentId)?.resultDefinitions[0]?.metric?.units;
  const field = (name: keyof Range, label: string) => {
    const apply = (text: string) => {
      const number = text.trim() === '' ? undefined : Number(text);
      if (number !== value[name] && !Number.isNaN(number)) onChange({ [name]: number });
    };
    return (
      <TextField
        key={`${name} ${value[name]}`}
        type="number"
        size="small"
        label={label}
        defaultValue={value[name] ?? ''}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { step: 'any' },
          input: { endAdornment: units && <InputAdornment position="end">{translate(units)}</InputAdornment> },
        }}
        onBlur={({ target }) => apply(target.value)}
        onKeyDown={({ key, target }) => key === 'Enter' && apply((target as HTMLInputElement).value)}
      />
    );
  };
  return (
    <Stack direction="row" gap={1}>
      {field('resultFrom', translate('scan.filter.resultFrom'))}
      {field('resultTo', translate('scan.filter.resultTo'))}
    </Stack>
  );
};
