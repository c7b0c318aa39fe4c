import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { copyDose, copyDoseToAll } from '../../../domain/programs/copy-dose.ts';
import { BlockRow } from '../shared/ProgramOutline.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import type { Dispatch } from './useBuilder.ts';
import type { BuilderKey } from './messages.en.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { BlockAction } from './blockChanges.ts';

/**
 * Moves the focus into a form that replaces its button, and back to the first button when the form closes. Returns a
 * ref for their container.
 */
export function useEditFocus(editing: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(editing);
  useEffect(() => {
    if (previous.current === editing) return;
    previous.current = editing;
    frame.current?.querySelector<HTMLElement>(editing ? 'input, select' : '.icon-button')?.focus();
  }, [editing]);
  return frame;
}

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
  isArchived: boolean;
  /** Absent for a template. */
  involvedSide: Block['sideOfBody'] | undefined;
  editing: boolean;
  dispatch: Dispatch;
  onSwap: (uuid: string) => void;
  onMenu: (uuid: string, anchor: HTMLElement) => void;
}

/** One exercise of the draft with its buttons, or its edit form (BLD-15, BLD-16). Memoized. */
export const BlockItem = memo(function BlockItem(props: Props) {
  const { block, name, exercise, isArchived, involvedSide, editing, dispatch, onSwap, onMenu } = props;
  const translate = useTranslate();
  const frame = useEditFocus(editing);
  const { uuid } = block;
  const buttons: {
    label: 'edit' | 'swap' | 'remove' | 'more';
    icon: typeof EditIcon;
    run: (anchor: HTMLElement) => void;
  }[] = [
    { label: 'edit', icon: EditIcon, run: () => dispatch({ type: 'edit', what: uuid }) },
    { label: 'swap', icon: SwapHorizIcon, run: () => onSwap(uuid) },
    { label: 'remove', icon: DeleteIcon, run: () => dispatch({ type: 'remove', uuid }) },
    { label: 'more', icon: MoreVertIcon, run: (anchor: HTMLElement) => onMenu(uuid, anchor) },
  ];
  return (
    <Frame ref={frame}>
      <BlockRow
        block={block}
        exercise={exercise}
        isArchived={isArchived}
        involvedSide={involvedSide}
        actions={
          !editing && (
            <Buttons>
              {buttons.map(({ label, icon: Icon, run }) => (
                <button
                  key={label}
                  type="button"
                  className="icon-button"
                  aria-label={translate(`builder.${label}` satisfies BuilderKey, { name })}
                  aria-haspopup={label === 'more' ? 'menu' : undefined}
                  title={translate(`builder.${label}` satisfies BuilderKey, { name })}
                  onClick={({ currentTarget }) => run(currentTarget)}
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

type MenuLabel = 'moveUp' | 'moveDown' | 'duplicate' | 'doseFromAbove' | 'doseToAll';

interface MenuProps {
  blocks: readonly Block[];
  /** Block and button of the open menu; null while it is closed. */
  menu: { uuid: string; anchor: HTMLElement } | null;
  onClose: () => void;
  dispatch: Dispatch;
  find: (id: string) => Exercise | undefined;
}

/** Further actions for an exercise; here it can be moved without dragging. */
export const BlockMenu = ({ blocks, menu, onClose, dispatch, find }: MenuProps) => {
  const translate = useTranslate();
  const uuid = menu?.uuid ?? '';
  const index = blocks.findIndex((block) => block.uuid === uuid);
  const [above, block] = [blocks[index - 1], blocks[index]];
  const doseAction = (kind: 'dosed' | 'dosedAll', copied: Block[]): BlockAction => ({
    type: 'dose',
    kind,
    uuid,
    blocks: copied,
  });
  const entries: { label: MenuLabel; isDisabled: boolean; action: () => BlockAction }[] = [
    { label: 'moveUp', isDisabled: index <= 0, action: () => ({ type: 'move', uuid, by: -1 }) },
    { label: 'moveDown', isDisabled: index === blocks.length - 1, action: () => ({ type: 'move', uuid, by: 1 }) },
    {
      label: 'duplicate',
      isDisabled: false,
      action: () => ({ type: 'duplicate', uuid, newUuid: crypto.randomUUID() }),
    },
    {
      label: 'doseFromAbove',
      isDisabled: above === undefined,
      action: () => doseAction('dosed', blocks.with(index, copyDose(above!, block!, find(block!.exerciseId)))),
    },
    {
      label: 'doseToAll',
      isDisabled: blocks.length < 2,
      action: () => doseAction('dosedAll', copyDoseToAll(blocks, block!, find)),
    },
  ];
  return (
    <Menu open={menu !== null} anchorEl={menu?.anchor} onClose={onClose}>
      {entries.map(({ label, isDisabled, action }) => (
        <MenuItem
          key={label}
          disabled={isDisabled}
          onClick={() => {
            dispatch(action());
            onClose();
          }}
        >
          {translate(`builder.${label}` satisfies BuilderKey)}
        </MenuItem>
      ))}
    </Menu>
  );
};
