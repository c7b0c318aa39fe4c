import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Block, Program } from '../../../contract/program-shapes.ts';
import { BlockRow } from './BlockRow.tsx';
import { ProgramMinutes } from './ProgramMinutes.tsx';
import { frequencyText } from './programText.ts';
import { useProgramExercises } from './useProgramExercises.ts';

const List = styled('ol')({ display: 'grid', gap: 12, margin: '16px 0 0', padding: 0, listStyle: 'none' });
const Notes = styled('p')({ margin: '12px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface Props {
  program: Pick<Program, 'notes' | 'dailyFrequency' | 'weeklyFrequency' | 'blocks'>;
  involvedSide?: Block['sideOfBody'];
}

/** A program or template to read: how often, notes, and its exercises in order. */
export const ProgramOutline = ({ program, involvedSide }: Props) => {
  const translate = useTranslate();
  const { find, isWithdrawn, isPending } = useProgramExercises(program.blocks);
  return (
    <>
      <Typography color="textSecondary">
        {frequencyText(program, translate)}
        <br />
        <ProgramMinutes program={program} />
      </Typography>
      {program.notes && <Notes dir="auto">{program.notes}</Notes>}
      <List aria-label={translate('programs.order')}>
        {program.blocks.map((block) => (
          <li key={block.uuid}>
            {isPending ? (
              <Skeleton variant="rounded" height={52} />
            ) : (
              <BlockRow
                block={block}
                exercise={find(block.exerciseId)}
                withdrawn={isWithdrawn(block.exerciseId)}
                involvedSide={involvedSide}
              />
            )}
          </li>
        ))}
      </List>
    </>
  );
};
