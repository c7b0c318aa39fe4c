import MoreVertIcon from '@mui/icons-material/MoreVert';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { HeaderAction } from '../../src/components/record-parts/headerAction.ts';

const Opener = styled('button')({ '& .icon': { strokeWidth: 3 } });

/** The actions of the header that a narrow screen keeps in a menu; nothing where there are none. */
export const MoreActions = ({ actions }: { actions: HeaderAction[] }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  const act = ({ busy, hindrance, run }: HeaderAction) => {
    if (busy || hindrance !== undefined) return;
    setAnchor(null);
    run();
  };
  return (
    <>
      <Opener
        type="button"
        className="icon-button"
        aria-label={translate('record.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </Opener>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              aria-disabled={action.busy || action.hindrance !== undefined}
              onClick={() => act(action)}
              sx={{ whiteSpace: 'normal', maxWidth: 320, '&[aria-disabled=true]': { color: 'text.disabled' } }}
            >
              <ListItemText primary={action.label} secondary={action.hindrance} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
