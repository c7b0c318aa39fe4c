import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { Block } from '../../../contract/programs/shapes.ts';
import type { BlockAction } from './blockChanges.ts';
import type { Dispatch } from './useBuilder.ts';
import type { BuilderKey } from './messages.en.ts';

interface Props {
  blocks: readonly Block[];
  /** Block and button of the open menu; null while it is closed. */
  menu: { uuid: string; anchor: HTMLElement } | null;
  onClose: () => void;
  dispatch: Dispatch;
}

/** Further actions for an exercise; here it can be moved without dragging. */
export const BlockMenu = ({ blocks, menu, onClose, dispatch }: Props) => {
  const translate = useTranslate();
  const uuid = menu?.uuid ?? '';
  const index = blocks.findIndex((block) => block.uuid === uuid);
  const entries: { label: 'moveUp' | 'moveDown' | 'duplicate'; isDisabled: boolean; action: () => BlockAction }[] = [
    { label: 'moveUp', isDisabled: index <= 0, action: () => ({ type: 'move', uuid, by: -1 }) },
    { label: 'moveDown', isDisabled: index === blocks.length - 1, action: () => ({ type: 'move', uuid, by: 1 }) },
    {
      label: 'duplicate',
      isDisabled: false,
      action: () => ({ type: 'duplicate', uuid, newUuid: crypto.randomUUID() }),
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
