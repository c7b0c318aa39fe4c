import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useMatch } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { selectLocations, useSelectedLocations } from '../../dataProvider/location-filter.ts';
import { useMenu } from './useMenu.ts';

/**
 * Filters lists by the viewer's locations, stored until sign-out (OPEN-043). None selected means all, except on the pages
 * of Scan, which wait for a choice (SCAN-02, SCAN-08): there “All locations” selects each of them.
 */
export const LocationFilter = ({ className }: { className?: string }) => {
  const translate = useTranslate();
  const chosen = useSelectedLocations();
  const locations = useViewer()?.locations ?? [];
  const needsChoice = useMatch('/scan/*') !== null;
  const { buttonProps, menuProps } = useMenu(translate('locationFilter.label'));
  if (locations.length < 2) return null;
  const named = locations.filter(({ id }) => chosen.includes(id));
  const isAll = named.length === (needsChoice ? locations.length : 0);
  const summary = isAll
    ? translate('locationFilter.all')
    : named.length === 0
      ? translate('locationFilter.choose')
      : named.length === 1
        ? named[0]!.name
        : translate('locationFilter.some', { smart_count: named.length });
  const toggle = (id: number) =>
    selectLocations(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <Button
        className={className}
        variant="outlined"
        color={named.length > 0 ? 'primary' : 'inherit'}
        {...buttonProps}
        aria-label={`${translate('locationFilter.label')}: ${summary}`}
        startIcon={<PlaceIcon />}
        endIcon={<ExpandMoreIcon />}
        sx={{
          fontWeight: named.length > 0 ? 600 : 400,
          borderColor: 'var(--border-strong)',
          background: 'var(--surface)',
          justifyContent: 'flex-start',
          '& .MuiButton-endIcon': { ml: 'auto' },
        }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{summary}</span>
      </Button>
      <Menu {...menuProps}>
        {locations.map(({ id, name }) => (
          <MenuItem key={id} role="menuitemcheckbox" aria-checked={chosen.includes(id)} onClick={() => toggle(id)}>
            <Checkbox size="small" checked={chosen.includes(id)} inert aria-hidden sx={{ p: 0, mr: 1.5 }} />
            {name}
          </MenuItem>
        ))}
        <MenuItem
          disabled={isAll}
          onClick={() => selectLocations(needsChoice ? locations.map(({ id }) => id) : [])}
          sx={{ borderTop: '1px solid var(--border)', color: 'primary.main' }}
        >
          {translate('locationFilter.all')}
        </MenuItem>
      </Menu>
    </>
  );
};
