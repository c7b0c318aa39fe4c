import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';

interface Props {
  /** Name of the button and its menu. */
  label: string;
  /** The entries. One that does not navigate closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A three-dots button with a menu of further actions. */
export const MoreMenu = ({ label, children }: Props) => {
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
        <MoreVertIcon fontSize="small" />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {children(close)}
      </Menu>
    </>
  );
};
