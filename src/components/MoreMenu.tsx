import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';

interface Props {
  /** What the button and its menu are called. */
  label: string;
  /** The entries; one that leaves the page where it is closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** The button of three dots on a card, and the menu of what else can be done with what the card shows. */
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
