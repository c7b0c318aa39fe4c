import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PatientPath } from '../../../contract/patient-paths.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { rounded } from '../../../domain/care-paths/criterion.ts';

/** The phase that a patient is in, since when, and what is measured against its criterion now. */
export const CurrentPhase = ({ path }: { path: PatientPath }) => {
  const translate = useTranslate();
  const { phaseNumber, title, track, logic, number, type } = path.phases[path.phaseIndex]!;
  const criterion = {
    track: translate(track),
    logic: translate(`recordPath.logic.${logic}`),
    number,
    type: translate(`recordPath.unit.${type}`),
  };
  const { measured, unmeasured } = path;
  return (
    <>
      <div>
        <small>{translate('recordPath.phase', { number: phaseNumber, path: path.name })}</small>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <small>{translate('recordPath.since', { day: dayText(path.phaseSince) })}</small>
      </div>
      {measured && (
        <div>
          <p>
            <strong>{translate('recordPath.measured', { ...criterion, value: rounded(measured.value) })}</strong>
          </p>
          {track !== 'Time in phase' && (
            <small>
              {translate(measured.of === null ? 'recordPath.on' : 'recordPath.onOf', {
                day: dayText(measured.day),
                of: measured.of,
              })}
            </small>
          )}
        </div>
      )}
      {unmeasured && (
        <div>
          <p>{translate('recordPath.waits', { ...criterion, why: translate(`recordPath.why.${unmeasured}`) })}</p>
          {unmeasured === 'NO_DATA' && <small>{translate('recordPath.dayAfter')}</small>}
        </div>
      )}
    </>
  );
};
