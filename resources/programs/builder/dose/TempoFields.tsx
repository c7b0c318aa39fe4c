import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { FocusEvent } from 'react';
import { useTranslate } from 'react-admin';
import { TEMPO, tempoParts } from '../../../../contract/programs/dose.ts';
import type { Tempo } from '../../../../contract/programs/prescription.ts';
import type { BuilderKey } from '../messages.en.ts';
import type { FieldProps } from './DoseFields.tsx';
import { NumberField } from './NumberField.tsx';

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0, '& legend': { padding: 0 } });
const paths = tempoParts.map((part) => `dose.tempo.${part}`);

/** Seconds of each part of a repetition; all of them or none. */
export const TempoFields = ({ dose: { tempo }, change, getError, onBlur }: FieldProps) => {
  const translate = useTranslate();
  const error = paths.map(getError).find(Boolean);
  const set = (part: keyof Tempo, seconds: number | undefined) => {
    const next = { ...tempo, [part]: seconds } as Tempo;
    change({ tempo: tempoParts.some((each) => next[each] !== undefined) ? next : undefined });
  };
  /** An incomplete tempo is no error while the next part is being typed. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('.tempo')!.contains(relatedTarget)) for (const path of paths) onBlur(path);
  };
  return (
    <Group aria-describedby={error ? 'tempo-error' : undefined}>
      <legend className="title">{translate('builder.tempo')}</legend>
      <div className="tempo">
        {tempoParts.map((part) => (
          <NumberField
            key={part}
            id={`field-dose.tempo.${part}`}
            label={translate(`builder.tempoPart.${part}` satisfies BuilderKey)}
            value={tempo?.[part]}
            range={TEMPO}
            unit="s"
            onChange={(seconds) => set(part, seconds)}
            onBlur={leave}
          />
        ))}
      </div>
      {error && (
        <FormHelperText id="tempo-error" error role="alert">
          {translate(error)}
        </FormHelperText>
      )}
    </Group>
  );
};
