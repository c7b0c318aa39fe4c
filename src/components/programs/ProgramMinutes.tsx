import { useTranslate } from 'react-admin';
import type { Block } from '../../../contract/program-shapes.ts';
import { programMinutes } from '../../../domain/program-minutes.ts';
import { useProgramExercises } from './useProgramExercises.ts';

interface Props {
  program: { blocks: readonly Block[]; dailyFrequency: number };
}

/** About how many minutes a day a program takes, as it is now; nothing while it is empty or the library on its way. */
export const ProgramMinutes = ({ program }: Props) => {
  const translate = useTranslate();
  const { find, isPending } = useProgramExercises(program.blocks);
  if (isPending || program.blocks.length === 0) return null;
  return (
    <span title={translate('programs.minutesHint')}>
      {translate('programs.minutes', { smart_count: programMinutes(program, find) })}
    </span>
  );
};
