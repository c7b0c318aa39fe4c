import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../contract/exercises.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { sidelessBlocks, withSides } from '../../domain/program-sides.ts';
import type { Dispatch } from './useBuilder.ts';

interface Props {
  blocks: readonly Block[];
  find: (id: string) => Exercise | undefined;
  dispatch: Dispatch;
}

/** The exercises of a patient's program that have no side yet, with both sides to choose for all of them at once. */
export const SidesToChoose = ({ blocks, find, dispatch }: Props) => {
  const translate = useTranslate();
  const names = new Set(sidelessBlocks(blocks, find).map(({ exerciseId }) => find(exerciseId)!.name));
  if (names.size === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {translate('builder.chooseSides', { names: [...names].join(', ') })}
      <div>
        {(['Right', 'Left'] as const).map((side) => (
          <Button
            key={side}
            size="small"
            color="inherit"
            onClick={() => dispatch({ type: 'order', blocks: withSides(blocks, find, side) })}
          >
            {translate(`builder.allOn.${side}`)}
          </Button>
        ))}
      </div>
    </Alert>
  );
};
