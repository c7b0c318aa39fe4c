import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Block } from '../../contract/program-shapes.ts';
import { useProgramExercises } from '../../src/components/programs/useProgramExercises.ts';
import { SortableList } from '../../src/components/SortableList.tsx';
import { BlockMenu } from './BlockMenu.tsx';
import { BuiltBlock } from './BuiltBlock.tsx';
import { SidesToChoose } from './SidesToChoose.tsx';
import type { StepProps } from './stepProps.ts';
import { UndoLine } from './UndoLine.tsx';

const SwapDialog = lazy(() => import('./SwapDialog.tsx'));

const Empty = styled('p')({
  margin: 0,
  padding: '24px 16px',
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  color: 'var(--ink-muted)',
  textAlign: 'center',
});
/** A block as the sortable list knows it. */
const Blocks = SortableList<{ id: string; block: Block }>;

interface Props extends Pick<StepProps, 'intent' | 'state' | 'dispatch'> {
  /** Said instead of an empty list. */
  empty: string;
}

/** The exercises of the draft, put in order by dragging, each edited, swapped or removed by its buttons (BLD-14..18). */
export const BlockList = ({ intent, state, dispatch, empty }: Props) => {
  const translate = useTranslate();
  const { blocks } = state.draft;
  const { undo } = state;
  const { find, isWithdrawn, isPending } = useProgramExercises(blocks);
  const [menu, setMenu] = useState<{ uuid: string; anchor: HTMLElement } | null>(null);
  const [swapped, setSwapped] = useState<string | null>(null);
  const swap = useCallback((uuid: string) => setSwapped(uuid), []);
  const list = useRef<HTMLDivElement>(null);
  const openMenu = useCallback((uuid: string, anchor: HTMLElement) => setMenu({ uuid, anchor }), []);

  const involvedSide = intent.patient?.involvedSide;
  const nameOf = ({ exerciseId }: Pick<Block, 'exerciseId'>) =>
    find(exerciseId)?.name ?? translate(isPending ? 'builder.exercise' : 'programs.gone');
  const undoLine = undo && (
    <UndoLine
      key={`${undo.kind} ${undo.place} ${blocks.length}`}
      text={translate(`builder.${undo.kind}`, { name: nameOf(undo) })}
      onUndo={() => {
        flushSync(() => dispatch({ type: 'undo' }));
        // The keyboard goes on at what is back.
        list.current?.querySelectorAll('li')[undo.place]?.querySelector('button')?.focus();
      }}
    />
  );
  const toSwap = blocks.find(({ uuid }) => uuid === swapped);

  return (
    <div ref={list}>
      {intent.patient && <SidesToChoose blocks={blocks} find={find} dispatch={dispatch} />}
      {blocks.length === 0 && (
        <>
          {undoLine}
          <Empty>{empty}</Empty>
        </>
      )}
      {blocks.length > 0 && (
        <Blocks
          label={translate('programs.order')}
          items={blocks.map((block) => ({ id: block.uuid, block }))}
          nameOf={({ block }) => nameOf(block)}
          onOrder={(items) => dispatch({ type: 'order', blocks: items.map(({ block }) => block) })}
        >
          {({ block }) => {
            const place = blocks.indexOf(block);
            const isLast = place === blocks.length - 1;
            return (
              <>
                {undo?.place === place && undoLine}
                <BuiltBlock
                  block={block}
                  name={nameOf(block)}
                  exercise={find(block.exerciseId)}
                  withdrawn={isWithdrawn(block.exerciseId)}
                  involvedSide={involvedSide}
                  editing={state.editing === block.uuid}
                  dispatch={dispatch}
                  onSwap={swap}
                  onMenu={openMenu}
                />
                {isLast && undo?.place === blocks.length && undoLine}
              </>
            );
          }}
        </Blocks>
      )}
      <BlockMenu blocks={blocks} menu={menu} onClose={() => setMenu(null)} dispatch={dispatch} />
      {toSwap && (
        <Suspense>
          <SwapDialog
            exercise={find(toSwap.exerciseId)}
            name={nameOf(toSwap)}
            block={toSwap}
            involvedSide={involvedSide ?? null}
            onSwap={(block) => {
              dispatch({ type: 'swap', uuid: toSwap.uuid, block });
              setSwapped(null);
            }}
            onClose={() => setSwapped(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
