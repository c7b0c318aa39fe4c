import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Program } from '../../contract/program-shapes.ts';
import { MoreMenu } from '../../src/components/MoreMenu.tsx';
import { templatePaths } from './templatePaths.ts';

/** What can be done with a template (TPL-13). */
export const TemplateMenu = ({ template, onDelete }: { template: Program; onDelete: () => void }) => {
  const translate = useTranslate();
  return (
    <MoreMenu label={translate('templates.menuOf', { name: template.name })}>
      {(close) => [
        ...(['edit', 'duplicate', 'view'] as const).map((action) => (
          <MenuItem key={action} component={Link} to={templatePaths[action](template.id)}>
            {translate(`templates.${action}`)}
          </MenuItem>
        )),
        <MenuItem
          key="delete"
          sx={{ color: 'error.main' }}
          onClick={() => {
            close();
            onDelete();
          }}
        >
          {translate('templates.delete')}
        </MenuItem>,
      ]}
    </MoreMenu>
  );
};
