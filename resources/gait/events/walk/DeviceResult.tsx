import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { commentGaitSession, listGaitSessions, type GaitSession } from '../../../../contract/gait/gait.ts';
import { todaysWalks } from '../../../../contract/gait/event.ts';
import { isProblem } from '../../../../contract/platform/error.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { measuredSpeed } from '../../../../domain/gait/speed.ts';
import { SpeedPreview } from './SpeedPreview.tsx';
import { WalkComment } from './WalkComment.tsx';
import { LargeButtons } from './WalkResult.tsx';
import type { LastWalk } from './useLastWalks.ts';

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

interface Props {
  session: GaitSession;
  last: LastWalk | null;
  onNext: () => void;
}

/** The result of the device, which is saved already; only the comment is missing. */
export const DeviceResult = ({ session, last, onNext }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [comment, setComment] = useState(session.session.meta.comment);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => void queries.invalidateQueries({ queryKey: [todaysWalks.id] }), [queries]);
  const speed = measuredSpeed(session.session.data);

  const save = async () => {
    if (comment === session.session.meta.comment) return onNext();
    setBusy(true);
    setFailure(undefined);
    const { id, version } = session;
    const answer = await call(commentGaitSession, { params: { id }, body: { comment }, version });
    setBusy(false);
    if (isProblem(answer)) return setFailure(answer.fields?.comment ?? answer.message);
    void queries.invalidateQueries({ queryKey: [listGaitSessions.id] });
    onNext();
  };
  return (
    <Column>
      {speed && speed.value !== null ? (
        <SpeedPreview
          speed={speed.value}
          plusMinus={speed.plusMinus}
          last={last}
          remarks={[translate(`gait.walk.from.${speed.source ?? 'DEVICE'}`)]}
        />
      ) : (
        <Alert severity="info">
          {translate('gait.walk.noSpeed')}{' '}
          <Link to={`/patients/${session.subject.patientId}/gait/activity`}>{translate('gait.walk.record')}</Link>
        </Alert>
      )}
      <WalkComment value={comment} problem={failure} onChange={setComment} />
      <LargeButtons>
        <Button variant="contained" loading={busy} onClick={() => void save()}>
          {translate('gait.walk.saveNext')}
        </Button>
      </LargeButtons>
    </Column>
  );
};
