import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMediaQuery, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WorklistItem, WorklistKind } from '../../contract/worklist/worklist.ts';
import { suggestsCall } from '../../domain/worklist/suggests-call.ts';
import { formatPhone } from '../../domain/platform/phone.ts';
import { MoreMenu } from '../../src/ui/MoreMenu.tsx';
import { useMenu } from '../../src/ui/useMenu.ts';
import { SnoozeMenu, useSnoozeItems } from './SnoozeMenu.tsx';

interface Props {
  item: WorklistItem;
  /** The reason that the row shows. */
  kind: WorklistKind;
  name: string;
  onAddNote: () => void;
  onSnooze: (until: string) => void;
}

/** What can be done about a patient, as menu items: a call, a care note. */
const useContactItems = ({ item: { patient, health }, onAddNote }: Props) => {
  const translate = useTranslate();
  return (close: () => void) => [
    patient.phoneNumber && (
      <MenuItem key="call" component="a" href={`tel:${patient.phoneNumber}`} onClick={close}>
        {translate('worklist.callNumber', { number: formatPhone(patient.phoneNumber) })}
      </MenuItem>
    ),
    health && (
      <MenuItem
        key="note"
        onClick={() => {
          close();
          onAddNote();
        }}
      >
        {translate('worklist.addNote')}
      </MenuItem>
    ),
  ];
};

/** The patient's number, and the note that follows the call. */
const CallMenu = (props: Props) => {
  const translate = useTranslate();
  const renderItems = useContactItems(props);
  const { buttonProps, menuProps, close } = useMenu(translate('worklist.callName', { name: props.name }));
  return (
    <>
      <Button size="small" variant="outlined" {...buttonProps}>
        {translate('worklist.call')}
      </Button>
      {menuProps.open && <Menu {...menuProps}>{renderItems(close)}</Menu>}
    </>
  );
};

const NarrowActions = (props: Props) => {
  const translate = useTranslate();
  const renderContact = useContactItems(props);
  const renderSnooze = useSnoozeItems({ today: props.item.today, onSnooze: props.onSnooze });
  return (
    <MoreMenu label={translate('worklist.actionsOf', { name: props.name })}>
      {(close) => [
        ...renderContact(close),
        <Divider key="line" />,
        <MenuItem key="snooze" disabled dense>
          {translate('worklist.snooze')}
        </MenuItem>,
        ...renderSnooze(close),
      ]}
    </MoreMenu>
  );
};

/** The action that fits the reason, and Snooze; one menu on a narrow screen. */
export const RowActions = (props: Props) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { item, kind, name, onAddNote, onSnooze } = props;
  if (isNarrow) return <NarrowActions {...props} />;
  const calls = item.patient.phoneNumber !== null && (suggestsCall(kind) || !item.health);
  return (
    <>
      {calls && <CallMenu {...props} />}
      {!calls && item.health && (
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('worklist.addNoteFor', { name })}
          onClick={onAddNote}
        >
          {translate('worklist.addNote')}
        </Button>
      )}
      <SnoozeMenu name={name} today={item.today} onSnooze={onSnooze} />
    </>
  );
};
