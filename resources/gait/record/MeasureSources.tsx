import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import { listSources } from '../../../domain/gait/measures.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';

const Lines = styled('div')({
  display: 'grid',
  gap: 4,
  marginTop: 12,
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  '& p, & ul': { margin: 0 },
  '& ul': { paddingLeft: 18 },
});

/** State of a session's recording and the sources of its values. */
export const MeasureSources = ({ session: { recording, session } }: { session: GaitSession }) => {
  const translate = useTranslate();
  const { state, quality, fault } = recording;
  const [onlySource, ...otherSources] = listSources(session.data);
  const hasInterval = session.data.some(({ measures }) =>
    measures.some(({ plusMinus, source }) => plusMinus !== undefined && source === 'RECORDING'),
  );
  const { timing } = session.meta;
  return (
    <>
      {state === 'WAITING' && (
        <Alert severity="info" role="status" sx={{ mt: 1.5 }}>
          {translate('recordGaitRecording.waiting')}
        </Alert>
      )}
      {state === 'NOT_MEASURABLE' && (
        <Alert severity="warning" role="note" sx={{ mt: 1.5 }}>
          {translate('recordGaitRecording.state.NOT_MEASURABLE')}
          {fault && `. ${translate(`recordGaitRecording.fault.${fault}` satisfies RecordGaitKey)}`}
        </Alert>
      )}
      <Lines>
        {state === 'MEASURED' && quality && (
          <p>
            {translate('recordGaitRecording.state.MEASURED')}:{' '}
            {translate('recordGaitRecording.measured', {
              smart_count: quality.strides,
              seen: Math.round(quality.seen),
            })}
          </p>
        )}
        {quality && quality.remarks.length > 0 && (
          <ul>
            {quality.remarks.map((remark) => (
              <li key={remark}>{translate(`recordGaitRecording.remark.${remark}` satisfies RecordGaitKey)}</li>
            ))}
          </ul>
        )}
        {onlySource && otherSources.length === 0 && (
          <p>{translate(`recordGaitRecording.allFrom.${onlySource}` satisfies RecordGaitKey)}</p>
        )}
        {timing && (
          <p>
            {translate('recordGaitRecording.timing', { metres: timing.metres, seconds: timing.seconds })}{' '}
            {translate(`recordGaitRecording.timed.${timing.start}` satisfies RecordGaitKey)}
          </p>
        )}
        {hasInterval && <p>{translate('recordGaitRecording.interval')}</p>}
      </Lines>
    </>
  );
};
