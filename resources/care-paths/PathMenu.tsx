import MenuItem from '@mui/material/MenuItem';
import { MoreMenu } from '../../src/components/MoreMenu.tsx';

/** Something that can be done with a path. */
export interface PathAction {
  label: string;
  run: () => void;
}

/** What can be done with a path (PATHS-06). */
export const PathMenu = ({ label, actions }: { label: string; actions: readonly PathAction[] }) => (
  <MoreMenu label={label}>
    {(close) =>
      actions.map((action) => (
        <MenuItem
          key={action.label}
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </MenuItem>
      ))
    }
  </MoreMenu>
);
