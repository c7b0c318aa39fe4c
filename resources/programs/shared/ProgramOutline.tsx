import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block, Program } from '../../../contract/programs/shapes.ts';
import { estimateProgramMinutes } from '../../../domain/programs/minutes.ts';
import { listSideChoices } from '../../../domain/programs/program.ts';
import { findSidelessBlocks } from '../../../domain/programs/blocks.ts';
import { ExercisePicture } from '../../exercises/shared/ExercisePicture.tsx';
import { BlockLine } from './BlockLine.tsx';
import { formatFrequency } from './programText.ts';
import { useProgramExercises } from '../../exercises/shared/useExercises.ts';
import type { ProgramKey } from './messages.en.ts';
import { useViewer } from '../../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../../contract/platform/limits.ts';
import { toDayInZone } from '../../../domain/platform/calendar.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Picture = styled('div')({ flex: '0 0 52px', borderRadius: 'var(--radius-small)', overflow: 'hidden' });
const Name = styled('div')({ font: '600 var(--text-body)', overflowWrap: 'anywhere' });
const Goal = styled('div')({ color: 'var(--ink-muted)', font: 'var(--text-body)' });
const Note = styled(Goal)({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Warning = styled('div')({ color: 'var(--warning)', font: '500 var(--text-body)' });

const NO_PICTURE = { thumbnailUrl: null, animationUrl: null, subjectOrientation: null };

interface BlockRowProps {
  block: Block;
  exercise: Exercise | undefined;
  /** Programs keep exercises that were archived. */
  isArchived?: boolean;
  /**
   * The patient's involved side (BLD-65, OPEN-084), null if there is none. Undefined for a template, in which a side
   * may stay open.
   */
  involvedSide?: Block['sideOfBody'];
  /** Buttons at the end of the row. */
  actions?: ReactNode;
}

/** One exercise of a program: picture, name, sets, goal, dose, side and the note to the patient. */
export const BlockRow = ({ block, exercise, isArchived = false, involvedSide, actions }: BlockRowProps) => {
  const translate = useTranslate();
  const { sideOfBody } = block;
  const offersBoth = exercise !== undefined && listSideChoices(exercise).includes(null);
  const side = sideOfBody ?? (offersBoth ? 'both' : null);
  const lacksSide = involvedSide !== undefined && findSidelessBlocks([block], () => exercise).length > 0;
  const involved = sideOfBody !== null && sideOfBody === involvedSide ? ` ${translate('programs.involved')}` : '';
  return (
    <Row>
      <Picture>
        <ExercisePicture exercise={exercise ?? NO_PICTURE} />
      </Picture>
      <div style={{ flex: '1 1 150px', minWidth: 0 }}>
        <Name dir="auto">{exercise?.name ?? translate('programs.gone')}</Name>
        <Goal>
          <BlockLine block={block} />
          {side && ` · ${translate(`programs.side.${side}` satisfies ProgramKey)}${involved}`}
        </Goal>
        {block.dose?.note && <Note dir="auto">{translate('programs.note', { note: block.dose.note })}</Note>}
        {lacksSide && <Warning>{translate('programs.chooseSide')}</Warning>}
        {isArchived && exercise && <Warning>{translate('programs.withdrawn')}</Warning>}
      </div>
      {actions}
    </Row>
  );
};

interface ProgramMinutesProps {
  program: { blocks: readonly Block[]; dailyFrequency: number };
}

/** Estimated minutes per day; renders nothing for an empty program or while the library loads. */
export const ProgramMinutes = ({ program }: ProgramMinutesProps) => {
  const translate = useTranslate();
  const { find, isPending } = useProgramExercises(program.blocks);
  if (isPending || program.blocks.length === 0) return null;
  return (
    <span title={translate('programs.minutesHint')}>
      {translate('programs.minutes', { smart_count: estimateProgramMinutes(program, find) })}
    </span>
  );
};

const List = styled('ol')({ display: 'grid', gap: 12, margin: '16px 0 0', padding: 0, listStyle: 'none' });
const Notes = styled('p')({ margin: '12px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface Props {
  program: Pick<Program, 'notes' | 'dailyFrequency' | 'weeklyFrequency' | 'blocks'>;
  involvedSide?: Block['sideOfBody'];
}

/** A program or template, read-only: frequency, notes and exercises. */
export const ProgramOutline = ({ program, involvedSide }: Props) => {
  const translate = useTranslate();
  const { find, isArchived, isPending } = useProgramExercises(program.blocks);
  return (
    <>
      <Typography color="textSecondary">
        {formatFrequency(program, translate)}
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
                isArchived={isArchived(block.exerciseId)}
                involvedSide={involvedSide}
              />
            )}
          </li>
        ))}
      </List>
    </>
  );
};

/** The day on which a template was last changed, in the organization's time zone. */
export const UpdatedOn = ({ moment }: { moment: string }) => {
  const translate = useTranslate();
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  return (
    <time dateTime={moment}>{translate('programs.updated', { date: formatDate(toDayInZone(moment, zone)) })}</time>
  );
};
