import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { DisplayChoice } from './ResultTable.tsx';

/** Toolbar of results: range, charts or tables, and further actions. */
export const ResultTools = ({ range, actions }: { range: ReactNode; actions?: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      alignItems="center"
      gap={1.5}
      marginBottom={2.5}
      role="group"
      aria-label={translate('results.tools')}
    >
      {range}
      {actions && (
        <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1.5} marginLeft={{ sm: 'auto' }}>
          <DisplayChoice />
          {actions}
        </Stack>
      )}
    </Stack>
  );
};
