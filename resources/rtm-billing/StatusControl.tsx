import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { setRtmStatus, type RtmMonth } from '../../contract/rtm-billing.ts';
import { isProblem } from '../../contract/problem.ts';
import { call } from '../../dataProvider/client.ts';
import { needsReason, nextStatus } from '../../domain/rtm/status.ts';
import { toast } from '../../src/toasts/toasts.ts';
import { RevertDialog } from './RevertDialog.tsx';

/** Moves a cycle on or back where its status allows it, and is not there otherwise (RTM-15..17). */
export const StatusControl = ({
  cycle,
  name,
}: {
  cycle: Pick<RtmMonth['cycles'][number], 'id' | 'code' | 'status'>;
  name: string;
}) => {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, code, status } = cycle;
  const next = nextStatus(status);
  if (next === null) return null;
  const back = needsReason(status);

  /** Answers the server's words when it refuses. */
  const move = async (reason: string | null): Promise<string | undefined> => {
    setBusy(true);
    const answer = await call(setRtmStatus, { params: { id }, body: { status: next, reason } });
    setBusy(false);
    if (isProblem(answer)) return answer.message;
    toast('success', translate(back ? 'rtm.reverted' : 'rtm.billed', { code, name }));
    setAsking(false);
    void refetch();
  };
  const advance = async () => {
    const failure = await move(null);
    if (failure) toast('error', failure);
  };

  return (
    <>
      <Button
        size="small"
        variant={back ? 'text' : 'outlined'}
        loading={busy && !asking}
        aria-label={translate(back ? 'rtm.revertOf' : 'rtm.advanceOf', { code, name })}
        onClick={() => (back ? setAsking(true) : void advance())}
      >
        {translate(back ? 'rtm.revert' : 'rtm.advance')}
      </Button>
      {asking && <RevertDialog busy={busy} onSubmit={move} onClose={() => setAsking(false)} />}
    </>
  );
};
