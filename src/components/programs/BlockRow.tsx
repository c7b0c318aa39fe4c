import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import type { Block } from '../../../contract/program-shapes.ts';
import { sideChoices } from '../../../domain/program.ts';
import { sidelessBlocks } from '../../../domain/program-sides.ts';
import { ExercisePicture } from '../exercises/ExercisePicture.tsx';
import { blockText } from './programText.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Picture = styled('div')({ flex: '0 0 52px', borderRadius: 'var(--radius-small)', overflow: 'hidden' });
const Name = styled('div')({ font: '600 var(--text-body)', overflowWrap: 'anywhere' });
const Goal = styled('div')({ color: 'var(--ink-muted)', font: 'var(--text-small)' });
const Warning = styled('div')({ color: 'var(--warning)', font: '500 var(--text-small)' });

const nobody = { thumbnailUrl: null, animationUrl: null, subjectOrientation: null };

interface Props {
  block: Block;
  exercise: Exercise | undefined;
  /** Programs keep exercises that have left the library. */
  withdrawn?: boolean;
  /**
   * The patient's injured side, marked where the block is for it (BLD-65, OPEN-084), null without one. Absent for a
   * template, in which a side may stay open.
   */
  involvedSide?: Block['sideOfBody'];
  /** Buttons at the end of the row. */
  actions?: ReactNode;
}

/** One exercise of a program: picture, name, sets, goal and side. */
export const BlockRow = ({ block, exercise, withdrawn = false, involvedSide, actions }: Props) => {
  const translate = useTranslate();
  const { sideOfBody } = block;
  const offersBoth = exercise !== undefined && sideChoices(exercise).includes(null);
  const side = sideOfBody ?? (offersBoth ? 'both' : null);
  const sideless = involvedSide !== undefined && sidelessBlocks([block], () => exercise).length > 0;
  const involved = sideOfBody !== null && sideOfBody === involvedSide ? ` ${translate('programs.involved')}` : '';
  return (
    <Row>
      <Picture>
        <ExercisePicture exercise={exercise ?? nobody} />
      </Picture>
      <div style={{ flex: '1 1 150px', minWidth: 0 }}>
        <Name dir="auto">{exercise?.name ?? translate('programs.gone')}</Name>
        <Goal>
          {blockText(block, translate)}
          {side && ` · ${translate(`programs.side.${side}`)}${involved}`}
        </Goal>
        {sideless && <Warning>{translate('programs.chooseSide')}</Warning>}
        {withdrawn && exercise && <Warning>{translate('programs.withdrawn')}</Warning>}
      </div>
      {actions}
    </Row>
  );
};
