import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Icon } from '../../src/icons/Icon.tsx';
import { moreIcon } from '../../src/icons/consoleIcons.ts';

/** Something that can be done with a path. */
export interface PathAction {
  label: string;
  run: () => void;
}

/** What can be done with a path (PATHS-06). */
export const PathMenu = ({ label, actions }: { label: string; actions: readonly PathAction[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={moreIcon} />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              close();
              action.run();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
