import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { commentGaitSession, listGaitSessions, type GaitSession } from '../../../../contract/gait/gait-session.ts';
import { todaysWalks } from '../../../../contract/gait/timed-walks.ts';
import { isProblem, type Problem } from '../../../../contract/platform/error.ts';
import { useCaller } from '../../../../src/ui/useCall.ts';
import { SaveNotices } from '../../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../../src/ui/editing/useVersionedForm.ts';
import { zodFieldErrors } from '../../../../src/ui/formHelpers.ts';
import { findSpeed, getSessionSpeed } from '../../../../domain/gait/measures.ts';
import { SpeedPreview, type LastWalk, type PreviousWalk } from './SpeedPreview.tsx';
import { WalkComment, LargeButtons } from './WalkResult.tsx';
import CircularProgress from '@mui/material/CircularProgress';
import type { GaitEventKey } from '../messages.en.ts';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

interface DeviceResultProps {
  session: GaitSession;
  last: LastWalk | null;
  onNext: () => void;
}

/** The result of the device, which is saved already; only the comment is missing. */
const DeviceResult = ({ session, last, onNext }: DeviceResultProps) => {
  const call = useCaller();
  const translate = useTranslate();
  const queries = useQueryClient();
  useEffect(() => void queries.invalidateQueries({ queryKey: [todaysWalks.id] }), [queries]);
  const editing = useVersionedForm<{ comment: string }, GaitSession>({
    name: `gait-comment/${session.id}`,
    record: session,
    toValues: (stored) => ({ comment: stored!.session.meta.comment }),
    validate: (values) => zodFieldErrors(commentGaitSession.body, values),
    send: (body, attempt) => call(commentGaitSession, { params: { id: session.id }, body, ...attempt }),
    // An error of the comment is shown there only.
    toFormProblem: (problem) => (problem.fields ? { ...problem, message: '' } : problem),
    invalidates: [listGaitSessions.id],
    onSaved: onNext,
  });
  const { form, submit, base, isSaving, isBlocked } = editing;
  const { comment } = useWatch({ control: form.control });
  const speed = findSpeed(session.session.data);
  const save = () => (comment === base?.session.meta.comment ? onNext() : void submit());
  return (
    <Column>
      {speed && speed.value !== null ? (
        <SpeedPreview
          speed={speed.value}
          plusMinus={speed.plusMinus}
          last={last}
          remarks={[translate(`gait.walk.from.${speed.source ?? 'DEVICE'}` satisfies GaitEventKey)]}
        />
      ) : (
        <Alert severity="info">
          {translate('gait.walk.noSpeed')}{' '}
          <Link to={`/patients/${session.subject.patientId}/gait/activity`}>{translate('gait.walk.record')}</Link>
        </Alert>
      )}
      <SaveNotices editing={editing} label={() => translate('gait.walk.comment')} />
      <WalkComment
        value={comment ?? ''}
        problem={form.formState.errors.comment?.message}
        onChange={(typed) => form.setValue('comment', typed, { shouldDirty: true })}
      />
      <LargeButtons>
        <Button variant="contained" loading={isSaving} disabled={isBlocked} onClick={save}>
          {translate('gait.walk.saveNext')}
        </Button>
      </LargeButtons>
    </Column>
  );
};

const ASK_EVERY_MS = 3000;

/**
 * Polls for a session of the patient that is newer than `newest`, whatever its timestamp, and then for its speed if the
 * recording has to be measured first.
 */
function useDeviceSession(patientId: number, newest: number) {
  const call = useCaller();
  const { data, error } = useQuery<GaitSession[], Problem>({
    queryKey: ['gait-device', patientId],
    queryFn: async ({ signal }) => {
      const answer = await call(listGaitSessions, { params: { patientId }, background: true, signal });
      if (isProblem(answer)) throw answer;
      return answer.items;
    },
    gcTime: 0,
    refetchInterval: ASK_EVERY_MS,
  });
  const arrived = (data ?? []).filter(({ id }) => id > newest);
  const session = arrived.toSorted((one, other) => other.id - one.id)[0];
  return {
    session,
    isMeasuring:
      session !== undefined && session.recording.state === 'WAITING' && getSessionSpeed(session.session.data) === null,
    problem: error?.message,
  };
}

const Waiting = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(6, 2),
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  font: 'var(--text-lead)',
  textAlign: 'center',
}));

interface Props {
  patientId: number;
  before: PreviousWalk;
  onGiveUp: () => void;
  onNext: () => void;
}

/** Waits for the result of the clinic's gait device for this patient, and shows it. */
export const DeviceWait = ({ patientId, before, onGiveUp, onNext }: Props) => {
  const translate = useTranslate();
  const { session, isMeasuring, problem } = useDeviceSession(patientId, before.newest);
  if (session && !isMeasuring) return <DeviceResult session={session} last={before.last} onNext={onNext} />;
  return (
    <Waiting>
      <CircularProgress aria-hidden size={48} />
      <span role="status">{translate(isMeasuring ? 'gait.walk.measuring' : 'gait.walk.waitingForDevice')}</span>
      {problem && <Alert severity="warning">{translate('gait.walk.stillTrying', { why: problem })}</Alert>}
      <Button size="large" variant="outlined" onClick={onGiveUp}>
        {translate('gait.walk.giveUp')}
      </Button>
    </Waiting>
  );
};
