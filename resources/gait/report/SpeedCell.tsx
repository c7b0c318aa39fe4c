import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitReportSession } from '../../../contract/gait-report.ts';
import { SPEED_THRESHOLD } from '../../../domain/gait/report.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';

const From = styled('small')({ display: 'block', color: 'var(--ink-muted)', font: 'var(--text-small)' });

/** A speed with two decimals (CONST-09), where it comes from and how sure it is; a slow one says so in words. */
export const SpeedCell = ({ speed, source, plusMinus }: GaitReportSession) => {
  const translate = useTranslate();
  if (speed === null) return translate('gaitReport.form.none');
  const sure = plusMinus !== null && translate('gaitReport.table.plusMinus', { value: plusMinus.toFixed(2) });
  return (
    // One piece: a card of a narrow table sets what is in a cell side by side.
    <span>
      {speed < SPEED_THRESHOLD && (
        <StatusChip tone="warning" label={translate('gaitReport.table.slow', { threshold: SPEED_THRESHOLD })} />
      )}{' '}
      <span style={{ display: 'inline-block', minWidth: '3em' }}>{speed.toFixed(2)}</span>
      {(sure || source !== 'DEVICE') && (
        <From>{[sure, translate(`gaitReport.table.source.${source}`)].filter(Boolean).join(', ')}</From>
      )}
    </span>
  );
};
