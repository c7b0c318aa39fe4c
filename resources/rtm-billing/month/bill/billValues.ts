import { Attestation, FLAGS_UNREVIEWED } from '../../../../contract/rtm-billing.ts';
import type { RtmCodeAnswer } from '../../../../contract/rtm-month.ts';
import { shapeProblems } from '../../../../src/components/shapeProblems.ts';

/** What the form of billing holds; ids as the texts of their inputs. */
export interface BillValues {
  cycleIds: string[];
  practitionerId: string;
  onePractitioner: boolean;
  noPhysiologicMonitoring: boolean;
  flagsReviewed: boolean;
}

/** A code of the month that can be billed now. */
export type ReadyCode = RtmCodeAnswer & { cycleId: number };

export const readyCodes = (codes: readonly RtmCodeAnswer[]): ReadyCode[] =>
  codes.filter((code): code is ReadyCode => code.status === 'READY_TO_BILL' && code.cycleId !== null);

/** Those of the ready codes that are ticked. */
export const chosenOf = (ready: readonly ReadyCode[], { cycleIds }: Pick<BillValues, 'cycleIds'>): ReadyCode[] =>
  ready.filter(({ cycleId }) => cycleIds.includes(String(cycleId)));

/** What the server will be told to have been confirmed. */
export const attestationOf = ({ cycleIds: _chosen, ...values }: BillValues) => ({
  ...values,
  practitionerId: Number(values.practitionerId),
});

/** The message of each faulty field; `flagged` where something is to be looked at. */
export const billProblems = (values: BillValues, chosen: readonly ReadyCode[], noneChosen: string) => ({
  ...shapeProblems(Attestation, attestationOf(values)),
  ...(chosen.some(({ flags }) => flags.length > 0) && !values.flagsReviewed && { flagsReviewed: FLAGS_UNREVIEWED }),
  ...(chosen.length === 0 && { cycleIds: noneChosen }),
});
