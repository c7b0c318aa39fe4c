import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Program } from '../../contract/program-shapes.ts';
import { Icon } from '../../src/icons/Icon.tsx';
import { moreIcon } from '../../src/icons/consoleIcons.ts';
import { templatePaths } from './templatePaths.ts';

/** What can be done with a template (TPL-13). */
export const TemplateMenu = ({ template, onDelete }: { template: Program; onDelete: () => void }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('templates.menuOf', { name: template.name });
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
        {(['edit', 'duplicate', 'view'] as const).map((action) => (
          <MenuItem key={action} component={Link} to={templatePaths[action](template.id)}>
            {translate(`templates.${action}`)}
          </MenuItem>
        ))}
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={() => {
            close();
            onDelete();
          }}
        >
          {translate('templates.delete')}
        </MenuItem>
      </Menu>
    </>
  );
};
