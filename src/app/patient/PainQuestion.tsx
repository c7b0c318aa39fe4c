import { useState } from 'react';
import { useTranslations } from '../pages/public-program/translations.ts';
import { Button, Screen } from './Screen.tsx';

const LEVELS = Array.from({ length: 11 }, (_, level) => level);

interface Props {
  title: string;
  /** 0 to 10; null for a patient who would rather not say. */
  onAnswer: (pain: number | null) => void;
  /** Takes back the set that was put in last; absent where there is none. */
  onUndo?: (() => void) | undefined;
}

/** Pain on the scale from 0 to 10 (PTL-12). Answering is up to the patient. */
export const PainQuestion = ({ title, onAnswer, onUndo }: Props) => {
  const { translate } = useTranslations();
  const [pain, setPain] = useState<number | null>(null);
  return (
    <Screen
      title={title}
      actions={
        <>
          {pain !== null && (
            <Button primary onClick={() => onAnswer(pain)}>
              {translate('patient.pain.next')}
            </Button>
          )}
          <Button onClick={() => onAnswer(null)}>{translate('patient.pain.skip')}</Button>
        </>
      }
    >
      <fieldset className="patient-pain">
        <legend className="hidden-text">{title}</legend>
        {LEVELS.map((level) => (
          <label key={level}>
            <input type="radio" name="pain" checked={pain === level} onChange={() => setPain(level)} />
            <span>{level}</span>
          </label>
        ))}
      </fieldset>
      <p>{translate('patient.pain.none')}</p>
      <p>{translate('patient.pain.worst')}</p>
      {onUndo && <Button onClick={onUndo}>{translate('patient.practice.undo')}</Button>}
    </Screen>
  );
};
