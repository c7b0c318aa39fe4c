import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { Exercise } from '../../contract/exercises.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { BlockRow } from '../../src/components/programs/BlockRow.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import type { Dispatch } from './useBuilder.ts';
import { useEditFocus } from './useEditFocus.ts';

const Frame = styled('div')({
  padding: '4px 0 10px',
  borderBottom: '1px solid var(--border)',
});
const Buttons = styled('div')({
  display: 'flex',
  marginLeft: 'auto',
  gap: 2,
  '& .icon-button': { width: 36, height: 36 },
});

interface Props {
  block: Block;
  name: string;
  exercise: Exercise | undefined;
  withdrawn: boolean;
  /** Absent for a template. */
  involvedSide: Block['sideOfBody'] | undefined;
  editing: boolean;
  dispatch: Dispatch;
  onSwap: (uuid: string) => void;
  onMenu: (uuid: string, anchor: HTMLElement) => void;
}

/** One exercise of the draft with its buttons, or the form that edits it (BLD-15, BLD-16); drawn anew only when it changed. */
export const BuiltBlock = memo(function BuiltBlock(props: Props) {
  const { block, name, exercise, withdrawn, involvedSide, editing, dispatch, onSwap, onMenu } = props;
  const translate = useTranslate();
  const frame = useEditFocus(editing);
  const { uuid } = block;
  const buttons = [
    { label: 'edit', icon: EditIcon, act: () => dispatch({ type: 'edit', what: uuid }) },
    { label: 'swap', icon: SwapHorizIcon, act: () => onSwap(uuid) },
    { label: 'remove', icon: DeleteIcon, act: () => dispatch({ type: 'remove', uuid }) },
    { label: 'more', icon: MoreVertIcon, act: (anchor: HTMLElement) => onMenu(uuid, anchor) },
  ];
  return (
    <Frame ref={frame}>
      <BlockRow
        block={block}
        exercise={exercise}
        withdrawn={withdrawn}
        involvedSide={involvedSide}
        actions={
          !editing && (
            <Buttons>
              {buttons.map(({ label, icon: Icon, act }) => (
                <button
                  key={label}
                  type="button"
                  className="icon-button"
                  aria-label={translate(`builder.${label}`, { name })}
                  aria-haspopup={label === 'more' ? 'menu' : undefined}
                  title={translate(`builder.${label}`, { name })}
                  onClick={({ currentTarget }) => act(currentTarget)}
                >
                  <Icon sx={{ fontSize: 18 }} />
                </button>
              ))}
            </Buttons>
          )
        }
      />
      {editing && (
        <BlockEditor
          block={block}
          exercise={exercise}
          name={name}
          involvedSide={involvedSide ?? null}
          onSave={(edited) => dispatch({ type: 'block', block: edited })}
          onCancel={() => dispatch({ type: 'edit', what: null })}
        />
      )}
    </Frame>
  );
});
