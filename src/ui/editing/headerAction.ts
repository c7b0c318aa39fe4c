import type SvgIcon from '@mui/material/SvgIcon';

/** Something the header offers beside its main buttons: a button of its own where there is room, else a menu's entry. */
export interface HeaderAction {
  label: string;
  icon?: typeof SvgIcon;
  /** Under way. */
  busy?: boolean;
  /** Why it cannot be done now; shown with it. */
  hindrance?: string;
  run: () => void;
}
