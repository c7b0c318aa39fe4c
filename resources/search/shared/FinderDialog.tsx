import Dialog from '@mui/material/Dialog';
import { useMediaQuery, useTheme } from '@mui/material';
import { useId } from 'react';
import { Finder, type FinderProps } from './Finder.tsx';

/** The dialog of a console's search; it fills a narrow screen. */
export const FinderDialog = (props: FinderProps) => {
  const titleId = useId();
  const small = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={small}
      maxWidth="sm"
      onClose={props.onClose}
      aria-labelledby={titleId}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: small ? { borderRadius: 0, border: 0 } : { mt: 9, maxHeight: 'min(640px, calc(100% - 144px))' } },
      }}
    >
      <h2 id={titleId} className="hidden-text">
        {props.title}
      </h2>
      {/* The combobox looks for its input when it is mounted, and the dialog mounts what it holds later than itself. */}
      <Finder {...props} />
    </Dialog>
  );
};
