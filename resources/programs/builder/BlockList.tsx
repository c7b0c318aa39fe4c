import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, lazy, Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { findSidelessBlocks, fillSides } from '../../../domain/programs/blocks.ts';
import { SortableList } from '../../../src/ui/SortableList.tsx';
import { useProgramExercises } from '../../exercises/shared/useExercises.ts';
import { BlockMenu, BlockItem } from './BlockItem.tsx';
import type { StepProps } from './StepFrame.tsx';
import type { Dispatch } from './useBuilder.ts';
import type { BuilderKey } from './messages.en.ts';

interface UndoNoticeProps {
  /** Description of the action that can be undone. */
  text: string;
  onUndo: () => void;
}

/**
 * Undo for a removed or swapped exercise or a copied dose, at its position and with the focus. A notification would be outside the
 * dialog, out of reach of the keyboard.
 */
const UndoNotice = ({ text, onUndo }: UndoNoticeProps) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 8,
        margin: '4px 0',
        padding: '2px 4px 2px 10px',
        borderRadius: 'var(--radius-small)',
        background: 'var(--sunken)',
        font: 'var(--text-body)',
      }}
    >
      <span role="status" dir="auto" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </span>
      <Button ref={button} size="small" onClick={onUndo}>
        {translate('builder.undo')}
      </Button>
    </div>
  );
};

interface MissingSidesNoticeProps {
  blocks: readonly Block[];
  find: (id: string) => Exercise | undefined;
  dispatch: Dispatch;
}

/** Lists a patient's exercises without a side and sets the side for all of them. */
const MissingSidesNotice = ({ blocks, find, dispatch }: MissingSidesNoticeProps) => {
  const translate = useTranslate();
  const names = new Set(findSidelessBlocks(blocks, find).map(({ exerciseId }) => find(exerciseId)!.name));
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
            onClick={() => dispatch({ type: 'order', blocks: fillSides(blocks, find, side) })}
          >
            {translate(`builder.allOn.${side}` satisfies BuilderKey)}
          </Button>
        ))}
      </div>
    </Alert>
  );
};

const SwapDialog = lazy(() => import('./SwapDialog.tsx'));

const Empty = styled('p')({
  margin: 0,
  padding: '24px 16px',
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  color: 'var(--ink-muted)',
  textAlign: 'center',
});
/** SortableList with the type of its items. */
const Blocks = SortableList<{ id: string; block: Block }>;

interface Props extends Pick<StepProps, 'intent' | 'state' | 'dispatch'> {
  /** Text of the empty list. */
  empty: string;
}

/** The exercises of the draft: reordered by dragging, edited, swapped and removed by buttons (BLD-14..18). */
export const BlockList = ({ intent, state, dispatch, empty }: Props) => {
  const translate = useTranslate();
  const { blocks } = state.draft;
  const { undo } = state;
  const { find, isArchived, isPending } = useProgramExercises(blocks);
  const [menu, setMenu] = useState<{ uuid: string; anchor: HTMLElement } | null>(null);
  const [swappedUuid, setSwappedUuid] = useState<string | null>(null);
  const startSwap = useCallback((uuid: string) => setSwappedUuid(uuid), []);
  const list = useRef<HTMLDivElement>(null);
  const openMenu = useCallback((uuid: string, anchor: HTMLElement) => setMenu({ uuid, anchor }), []);

  const involvedSide = intent.patient?.involvedSide;
  const getName = ({ exerciseId }: Pick<Block, 'exerciseId'>) =>
    find(exerciseId)?.name ?? translate(isPending ? 'builder.exercise' : 'programs.gone');
  const undoNotice = undo && (
    <UndoNotice
      key={`${undo.kind} ${undo.index} ${blocks.length}`}
      text={translate(`builder.${undo.kind}` satisfies BuilderKey, { name: getName(undo) })}
      onUndo={() => {
        flushSync(() => dispatch({ type: 'undo' }));
        // The focus moves to the restored exercise.
        list.current?.querySelectorAll('li')[undo.index]?.querySelector('button')?.focus();
      }}
    />
  );
  const blockToSwap = blocks.find(({ uuid }) => uuid === swappedUuid);

  return (
    <div ref={list}>
      {intent.patient && <MissingSidesNotice blocks={blocks} find={find} dispatch={dispatch} />}
      {blocks.length === 0 && (
        <>
          {undoNotice}
          <Empty>{empty}</Empty>
        </>
      )}
      {blocks.length > 0 && (
        <Blocks
          label={translate('programs.order')}
          items={blocks.map((block) => ({ id: block.uuid, block }))}
          nameOf={({ block }) => getName(block)}
          onOrder={(items) => dispatch({ type: 'order', blocks: items.map(({ block }) => block) })}
        >
          {({ block }) => {
            const index = blocks.indexOf(block);
            const isLast = index === blocks.length - 1;
            return (
              <>
                {undo?.index === index && undoNotice}
                <BlockItem
                  block={block}
                  name={getName(block)}
                  exercise={find(block.exerciseId)}
                  isArchived={isArchived(block.exerciseId)}
                  involvedSide={involvedSide}
                  editing={state.editing === block.uuid}
                  dispatch={dispatch}
                  onSwap={startSwap}
                  onMenu={openMenu}
                />
                {isLast && undo?.index === blocks.length && undoNotice}
              </>
            );
          }}
        </Blocks>
      )}
      <BlockMenu blocks={blocks} menu={menu} onClose={() => setMenu(null)} dispatch={dispatch} find={find} />
      {blockToSwap && (
        <Suspense>
          <SwapDialog
            exercise={find(blockToSwap.exerciseId)}
            name={getName(blockToSwap)}
            block={blockToSwap}
            involvedSide={involvedSide ?? null}
            onSwap={(block) => {
              dispatch({ type: 'swap', uuid: blockToSwap.uuid, block });
              setSwappedUuid(null);
            }}
            onClose={() => setSwappedUuid(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
