import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { dayText } from '../../../../src/i18n/dayText.ts';
import type { ReadyCode } from './billValues.ts';

const Codes = styled('fieldset')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& label': { color: 'var(--ink)' },
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
});

interface Props {
  ready: readonly ReadyCode[];
  field: UseFormRegisterReturn;
  error?: string;
}

/** The codes of a month that are ready, to be ticked. */
export const CodeChoice = ({ ready, field, error }: Props) => {
  const translate = useTranslate();
  const messageId = useId();
  return (
    <Codes aria-describedby={error ? messageId : undefined}>
      <legend>{translate('rtm.codes')}</legend>
      {ready.map(({ cycleId, code, startDate, endDate, units, modifiers }) => (
        <label key={cycleId} className="check">
          <input type="checkbox" value={cycleId} {...field} />
          <span>
            <strong>{[code, ...modifiers].join('-')}</strong> {translate(`rtmCycle.code.${code}`)}
            <small>
              {translate('rtmCycle.period', { start: dayText(startDate), end: dayText(endDate) })} ·{' '}
              {translate('rtmCycle.units', { smart_count: units })}
            </small>
          </span>
        </label>
      ))}
      {error && (
        <p id={messageId} style={{ margin: 0, font: 'var(--text-small)', color: 'var(--error)' }}>
          {error}
        </p>
      )}
    </Codes>
  );
};
