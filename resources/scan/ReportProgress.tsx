import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

/** How much of a report has been fetched. */
export const ReportProgress = ({ fetched, total }: { fetched: number; total: number | undefined }) => {
  const translate = useTranslate();
  const label = translate('scan.fetching');
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      <output>{total ? translate('scan.fetched', { label, fetched, total }) : label}</output>
      <LinearProgress
        aria-label={label}
        {...(total ? { variant: 'determinate', value: (100 * fetched) / total } : {})}
      />
    </div>
  );
};
