import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { Block } from '../../../contract/programs/shapes.ts';
import { formatSets, listDose } from './programText.ts';

/** Sets, goal and dose of an exercise in a line that breaks between its parts only. */
export const BlockLine = ({ block }: { block: Pick<Block, 'numSets' | 'setGoal' | 'dose'> }) => {
  const translate = useTranslate();
  return (
    <>
      {formatSets(block, translate)}
      {listDose(block.dose, translate).map((text) => (
        <Fragment key={text}>
          {' · '}
          <span style={{ whiteSpace: 'nowrap' }}>{text}</span>
        </Fragment>
      ))}
    </>
  );
};
