import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Block } from '../../contract/program-shapes.ts';
import { moved } from '../../domain/program-start.ts';
import { BlockRow } from '../../src/components/programs/BlockRow.tsx';
import type { ExerciseLibrary } from '../../src/components/exercises/useExercises.ts';
import { Icon } from '../../src/icons/Icon.tsx';
import { editIcon, trashIcon } from '../../src/icons/consoleIcons.ts';
import { downIcon, upIcon } from '../../src/icons/exerciseIcons.ts';
import { BlockEditor } from './BlockEditor.tsx';
import type { StepProps } from './stepProps.ts';

const List = styled('ol')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '12px 0', borderTop: '1px solid var(--border)' },
});
const Buttons = styled('div')({
  display: 'flex',
  marginLeft: 'auto',
  gap: 2,
  '& .icon-button': { width: 36, height: 36 },
  '& [disabled]': { opacity: 0.35, cursor: 'default' },
});
const Empty = styled('p')({
  margin: 0,
  padding: '24px 16px',
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  color: 'var(--ink-muted)',
  textAlign: 'center',
});

interface Props extends Pick<StepProps, 'intent' | 'state' | 'dispatch'> {
  library: ExerciseLibrary;
  /** Said instead of an empty list. */
  empty: string;
}

/** The exercises of the draft in order, each moved, edited or removed by its buttons (BLD-15, BLD-16, BLD-18). */
export const BlockList = ({ intent, state, dispatch, library, empty }: Props) => {
  const translate = useTranslate();
  const { blocks } = state.draft;
  const involvedSide = intent.patient?.involvedSide ?? null;
  if (blocks.length === 0) return <Empty>{empty}</Empty>;

  const buttonsOf = ({ uuid }: Block, index: number, name: string) => {
    const buttons = [
      {
        label: 'moveUp',
        icon: upIcon,
        off: index === 0,
        act: () => dispatch({ type: 'draft', change: { blocks: moved(blocks, uuid, -1) } }),
      },
      {
        label: 'moveDown',
        icon: downIcon,
        off: index === blocks.length - 1,
        act: () => dispatch({ type: 'draft', change: { blocks: moved(blocks, uuid, 1) } }),
      },
      { label: 'edit', icon: editIcon, off: false, act: () => dispatch({ type: 'edit', what: uuid }) },
      { label: 'remove', icon: trashIcon, off: false, act: () => dispatch({ type: 'remove', uuid }) },
    ];
    return (
      <Buttons>
        {buttons.map(({ label, icon, off, act }) => (
          <button
            key={label}
            type="button"
            className="icon-button"
            disabled={off}
            aria-label={translate(`builder.${label}`, { name })}
            title={translate(`builder.${label}`, { name })}
            onClick={act}
          >
            <Icon path={icon} size={18} />
          </button>
        ))}
      </Buttons>
    );
  };

  return (
    <List aria-label={translate('programs.order')}>
      {blocks.map((block, index) => {
        const exercise = library.byId.get(block.exerciseId);
        const name = exercise?.name ?? translate('programs.gone');
        return (
          <li key={block.uuid}>
            <BlockRow
              block={block}
              exercise={exercise}
              involvedSide={involvedSide}
              actions={state.editing !== block.uuid && buttonsOf(block, index, name)}
            />
            {state.editing === block.uuid && (
              <BlockEditor
                block={block}
                exercise={exercise}
                name={name}
                involvedSide={involvedSide}
                onSave={(edited) => dispatch({ type: 'block', block: edited })}
                onCancel={() => dispatch({ type: 'edit', what: null })}
              />
            )}
          </li>
        );
      })}
    </List>
  );
};
