import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { findAssessment } from '../../domain/scan-modules/assessments.ts';
import { useTyped } from '../../src/ui/hooks.ts';

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
  const [typed, setTyped] = useTyped({
    resultFrom: String(value.resultFrom ?? ''),
    resultTo: String(value.resultTo ?? ''),
  });
  const field = (name: keyof Range, label: string) => {
    const apply = () => {
      const number = typed[name] === '' ? undefined : Number(typed[name]);
      if (number !== value[name] && !Number.isNaN(number)) onChange({ [name]: number });
    };
    return (
      <TextField
        type="number"
        size="small"
        label={label}
        value={typed[name]}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { step: 'any' },
          input: { endAdornment: units && <InputAdornment position="end">{translate(units)}</InputAdornment> },
        }}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
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
