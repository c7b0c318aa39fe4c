import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { SNOOZE_DAYS } from '../../contract/worklist/worklist.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { useMenu } from '../../src/ui/useMenu.ts';

interface Props {
  today: string;
  onSnooze: (until: string) => void;
}

/** For how many days, including today, a patient can be snoozed, as menu items. */
export const useSnoozeItems = ({ today, onSnooze }: Props) => {
  const translate = useTranslate();
  return (close: () => void) =>
    SNOOZE_DAYS.map((days) => (
      <MenuItem
        key={days}
        onClick={() => {
          close();
          onSnooze(addDays(today, days - 1));
        }}
      >
        {translate(`worklist.snoozeFor.${days}`)}
      </MenuItem>
    ));
};

/** A button with the days of a snooze. */
export const SnoozeMenu = ({ name, ...snooze }: Props & { name: string }) => {
  const translate = useTranslate();
  const renderItems = useSnoozeItems(snooze);
  const { buttonProps, menuProps, close } = useMenu(translate('worklist.snoozeName', { name }));
  return (
    <>
      <Button size="small" color="inherit" {...buttonProps}>
        {translate('worklist.snooze')}
      </Button>
      {menuProps.open && <Menu {...menuProps}>{renderItems(close)}</Menu>}
    </>
  );
};
