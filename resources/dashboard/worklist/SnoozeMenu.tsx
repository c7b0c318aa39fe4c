import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { addDays } from '../../../domain/calendar.ts';

const SPANS = [1, 3, 7, 14];

interface Props {
  /** The patient's. */
  name: string;
  today: string;
  onSnooze: (until: string) => void;
}

/** For how many days, today included, a patient leaves the worklist. */
export const SnoozeMenu = ({ name, today, onSnooze }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('worklist.snoozeName', { name });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('worklist.snooze')}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
          {SPANS.map((days) => (
            <MenuItem
              key={days}
              onClick={() => {
                setAnchor(null);
                onSnooze(addDays(today, days - 1));
              }}
            >
              {translate(`worklist.snoozeFor.${days}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
