import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { useMenu } from './useMenu.ts';

interface Props {
  /** Name of the button and its menu. */
  label: string;
  /** The entries. One that does not navigate closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A three-dots button with a menu of further actions. */
export const MoreMenu = ({ label, children }: Props) => {
  const { buttonProps, menuProps, close } = useMenu(label);
  return (
    <>
      <button type="button" className="icon-button" {...buttonProps}>
        <MoreVertIcon fontSize="small" />
      </button>
      <Menu {...menuProps}>{children(close)}</Menu>
    </>
  );
};
