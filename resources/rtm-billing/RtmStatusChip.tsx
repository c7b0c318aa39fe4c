import { useTranslate } from 'ra-core';
import type { RtmStatus } from '../../contract/enumerations.ts';
import { StatusChip, type Tone } from '../../src/components/StatusChip.tsx';

const tones: Record<RtmStatus, Tone> = {
  IN_PROGRESS: 'info',
  ACTIVE_DAYS_INCOMPLETE: 'warning',
  READY_TO_BILL: 'success',
  BILLED: 'neutral',
};

/** RTM-12, RTM-13, OPEN-075. */
export const RtmStatusChip = ({ status }: { status: RtmStatus }) => (
  <StatusChip tone={tones[status]} label={useTranslate()(`rtm.status.${status}`)} />
);
