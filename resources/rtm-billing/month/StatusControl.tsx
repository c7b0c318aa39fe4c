import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { RtmCode, RtmStatus } from '../../../contract/enumerations.ts';
import { needsReason, nextStatus } from '../../../domain/rtm/status.ts';
import { RevertDialog } from './RevertDialog.tsx';

interface Props {
  cycle: { id: number; code: RtmCode; status: RtmStatus };
  name: string;
  /** Asks to bill these cycles. */
  onBill: (cycleIds: number[]) => void;
  onChanged: () => void;
}

/** Moves a cycle on or back where its status allows it, and is not there otherwise (RTM-15..17). */
export const StatusControl = ({ cycle, name, onBill, onChanged }: Props) => {
  const translate = useTranslate();
  const [reverting, setReverting] = useState(false);
  const { id, code, status } = cycle;
  if (nextStatus(status) === null) return null;
  const back = needsReason(status);
  return (
    <>
      <Button
        size="small"
        variant={back ? 'text' : 'outlined'}
        aria-label={translate(back ? 'rtm.revertOf' : 'rtm.advanceOf', { code, name })}
        onClick={() => (back ? setReverting(true) : onBill([id]))}
      >
        {translate(back ? 'rtm.revert' : 'rtm.advance')}
      </Button>
      {reverting && (
        <RevertDialog cycle={cycle} name={name} onReverted={onChanged} onClose={() => setReverting(false)} />
      )}
    </>
  );
};
