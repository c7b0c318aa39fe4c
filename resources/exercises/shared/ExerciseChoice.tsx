import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { searchExercises } from '../../../domain/exercises/search/search-exercises.ts';
import { SearchField } from '../../../src/ui/SearchField.tsx';
import { ExerciseLines, SimilarExercises } from './SimilarExercises.tsx';
import type { ExerciseKey } from './messages.en.ts';
import { useExercises } from './useExercises.ts';
import { useWordIndex } from './useWordIndex.ts';

/** Matches that are shown: more are found by more words. */
const MATCHES_MAX = 12;

interface Props {
  /** Undefined for an exercise that no longer exists; it has no similar exercises. */
  exercise: Exercise | undefined;
  onChoose: (exercise: Exercise) => void;
}

/** Offers exercises in place of one: those most like it, or what a search of the library finds. */
export const ExerciseChoice = ({ exercise, onChoose }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { exercises } = useExercises();
  const offered = useMemo(
    () => exercises.filter(({ id, isGym }) => id !== exercise?.id && (!isGym || exercise?.isGym)),
    [exercises, exercise],
  );
  const index = useWordIndex(offered, true);
  const found = useMemo(() => searchExercises(offered, text, index), [offered, text, index]);
  const shown = found.matches.slice(0, MATCHES_MAX);

  const choices = () => {
    if (text !== '' && shown.length > 0)
      return (
        <ExerciseLines
          label={translate('exercises.name')}
          lines={shown.map(({ exercise: match, reason }) => {
            const matched = reason();
            return { exercise: match, note: matched && translate('exercises.matches', { text: matched }) };
          })}
          onChoose={onChoose}
        />
      );
    if (text !== '') return <p role="status">{translate('exercises.noMatch' satisfies ExerciseKey)}</p>;
    return exercise ? (
      <SimilarExercises exercise={exercise} onChoose={onChoose} />
    ) : (
      <p>{translate('exercises.noneAlike')}</p>
    );
  };
  return (
    <>
      <div style={{ display: 'grid', marginBottom: 12 }}>
        <SearchField label={translate('exercises.searchAll')} value="" onType={setTyped} onSearch={setTyped} />
      </div>
      {choices()}
    </>
  );
};
