import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { AccessChange } from '../../contract/admin-organizations.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';

interface Props {
  name: string;
  change: AccessChange;
}

/** `Disabling… 40 of 200` while it goes on, `Failed` when it was given up (AORG-19). */
export const AccessProgress = ({ name, change: { state, done, total } }: Props) => {
  const translate = useTranslate();
  if (state === 'failed') return <StatusChip tone="error" label={translate('organizations.change.failed')} />;
  if (state !== 'running') return null;
  const far = total > 0;
  return (
    <span style={{ display: 'inline-grid', gap: 4, minWidth: 80 }}>
      <span>{translate(far ? 'organizations.change.progress' : 'organizations.change.begun', { done, total })}</span>
      <LinearProgress
        aria-label={translate('organizations.change.of', { name })}
        {...(far && { variant: 'determinate' as const, value: (100 * done) / total })}
      />
    </span>
  );
};
