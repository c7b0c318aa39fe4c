import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { PatientPath } from '../../../contract/care-paths/patient-paths.ts';
import { roundToTenth, formatMeasured } from '../../../domain/care-paths/criterion.ts';
import { toDayInZone } from '../../../domain/platform/calendar.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { translateMessage } from '../../../src/ui/i18n/language.ts';
import type { RecordPathKey } from './messages.en.ts';

/** The patient's current phase, its start, and the current measurement for its criterion. */
export const CurrentPhase = ({ path }: { path: PatientPath }) => {
  const translate = useTranslate();
  const { phaseNumber, title, track, logic, number, type } = path.phases[path.phaseIndex]!;
  const formatAmount = (count: number) =>
    translate(`recordPath.amount.${type}` satisfies RecordPathKey, { smart_count: count });
  const criterion = {
    track: translate(track),
    logic: translate(`recordPath.logic.${logic}` satisfies RecordPathKey),
    amount: formatAmount(number),
  };
  const { measured, unmeasured } = path;
  return (
    <>
      <div>
        <small>{translate('recordPath.phase', { number: phaseNumber, path: path.name })}</small>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <small>{translate('recordPath.since', { day: formatDate(path.phaseSince) })}</small>
      </div>
      {measured && (
        <div>
          <p>
            <strong>
              {translate('recordPath.measured', { ...criterion, value: formatAmount(roundToTenth(measured.value)) })}
            </strong>
          </p>
          {track !== 'Time in phase' && (
            <small>
              {translate(measured.of === null ? 'recordPath.on' : 'recordPath.onOf', {
                day: formatDate(measured.day),
                of: measured.of,
              })}
            </small>
          )}
        </div>
      )}
      {unmeasured && (
        <div>
          <p>
            {translate('recordPath.waits', {
              ...criterion,
              why: translate(`recordPath.why.${unmeasured}` satisfies RecordPathKey),
            })}
          </p>
          {unmeasured === 'NO_DATA' && <small>{translate('recordPath.dayAfter')}</small>}
        </div>
      )}
    </>
  );
};

/** A path that has ended, and how. */
export const LastPath = ({ path, zone }: { path: PatientPath; zone: string }) => {
  const translate = useTranslate();
  const { name, endedAt, endedBy } = path;
  return (
    <div>
      <p>{translate('recordPath.last', { name })}</p>
      {endedAt && endedBy && (
        <small>
          {translate(`recordPath.ended.${endedBy}` satisfies RecordPathKey, {
            day: formatDate(toDayInZone(endedAt, zone)),
          })}
        </small>
      )}
    </div>
  );
};

const List = styled('ol')({
  display: 'grid',
  gap: 8,
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', paddingLeft: 10, borderLeft: '2px solid var(--border-strong)' },
});

type Step = PatientPath['steps'][number];

/** Past phase changes with their triggers, newest first. */
export const PathSteps = ({ path: { phases, steps } }: { path: PatientPath }) => {
  const translate = useTranslate();
  const describeTrigger = ({ because, takenBy }: Step) => {
    if (because) return translateMessage(formatMeasured(because));
    const name = takenBy && `${takenBy.firstName} ${takenBy.lastName}`.trim();
    return name ? translate('recordPath.by', { name }) : translate('recordPath.byHand');
  };
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {translate('recordPath.history')}
      </Typography>
      <List>
        {steps.map((step) => {
          const to = step.toIndex === null ? null : phases[step.toIndex];
          return (
            <li key={step.id}>
              <span>
                {to
                  ? translate('recordPath.moved', { number: to.phaseNumber, title: to.title })
                  : translate('recordPath.completed')}
              </span>
              <small>
                {formatDate(step.day)} · {describeTrigger(step)}
              </small>
            </li>
          );
        })}
      </List>
    </div>
  );
};
