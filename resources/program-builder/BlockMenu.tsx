import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { Block } from '../../contract/program-shapes.ts';
import type { BlockAction } from './blockChanges.ts';
import type { Dispatch } from './useBuilder.ts';

interface Props {
  blocks: readonly Block[];
  /** Of which block it is, and beside which button it stands; null while it is closed. */
  menu: { uuid: string; anchor: HTMLElement } | null;
  onClose: () => void;
  dispatch: Dispatch;
}

/** What else can be done with an exercise of the program; moving it needs no dragging here. */
export const BlockMenu = ({ blocks, menu, onClose, dispatch }: Props) => {
  const translate = useTranslate();
  const uuid = menu?.uuid ?? '';
  const place = blocks.findIndex((block) => block.uuid === uuid);
  const entries: { label: string; off: boolean; action: () => BlockAction }[] = [
    { label: 'moveUp', off: place <= 0, action: () => ({ type: 'move', uuid, by: -1 }) },
    { label: 'moveDown', off: place === blocks.length - 1, action: () => ({ type: 'move', uuid, by: 1 }) },
    { label: 'duplicate', off: false, action: () => ({ type: 'duplicate', uuid, newUuid: crypto.randomUUID() }) },
  ];
  return (
    <Menu open={menu !== null} anchorEl={menu?.anchor} onClose={onClose}>
      {entries.map(({ label, off, action }) => (
        <MenuItem
          key={label}
          disabled={off}
          onClick={() => {
            dispatch(action());
            onClose();
          }}
        >
          {translate(`builder.${label}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};
