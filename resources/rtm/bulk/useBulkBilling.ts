import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  billRtmMonths,
  listReadyRtmMonths,
  type ReadyLine,
  type ReadyMonth,
} from '../../../contract/rtm/bulk-billing.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { sumCents } from '../../../domain/rtm/charges/charge.ts';
import { splitForBulkBilling } from '../../../domain/rtm/bulk-billing.ts';
import { useProviderOptions } from '../../../src/ui/hooks.ts';
import { useCall, useCaller } from '../../../src/ui/useCall.ts';
import type { BillingResult } from './lastBilling.ts';
import { runInTurn } from './runInTurn.ts';

/** A patient of the selection: what is billed now, what is left for a review, and in whose name. */
export interface BulkPatient {
  id: number;
  name: string;
  billable: ReadyLine[];
  forReview: ReadyLine[];
  /** Null without a provider to bill under. */
  practitioner: { id: number; name: string } | null;
}

const toPatient = (month: ReadyMonth, unnamed: string, chosen: BulkPatient['practitioner']): BulkPatient => ({
  id: month.patientRecord.id,
  name: formatFullName(month.patientRecord.patient) || unnamed,
  ...splitForBulkBilling(month.lines),
  practitioner:
    chosen ?? (month.practitioner && { id: month.practitioner.id, name: formatFullName(month.practitioner) }),
});

interface Options {
  yearMonth: string;
  patientIds: readonly number[];
  onDone: (result: BillingResult) => void;
}

/** The form that bills a selection of patients by one attestation. Without a chosen provider each has their own. */
export function useBulkBilling({ yearMonth, patientIds, onDone }: Options) {
  const translate = useTranslate();
  const call = useCaller();
  const params = { yearMonth };
  const ready = useCall(listReadyRtmMonths, { params, query: { patientIds: patientIds.join(',') } });
  const practitioners = useProviderOptions();
  const form = useForm({ defaultValues: { practitionerId: '', attested: false } });
  const practitionerId = useWatch({ control: form.control, name: 'practitionerId' });
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  // A part that is sent again after a lost connection is billed once.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const option = practitioners.find(({ value }) => value === practitionerId);
  const chosen = option ? { id: Number(option.value), name: option.label } : null;
  const patients = (ready.data?.items ?? []).map((month) => toPatient(month, translate('rtm.unnamed'), chosen));
  const billable = patients.filter((patient) => patient.billable.length > 0 && patient.practitioner !== null);

  const submit = form.handleSubmit(async () => {
    setDone(0);
    setFailure(undefined);
    const selection = billable.map((patient) => ({
      patientId: patient.id,
      practitionerId: patient.practitioner!.id,
      cycles: patient.billable.map(({ id, code, units, modifiers, flags }) => ({ id, code, units, modifiers, flags })),
    }));
    const { answers, problem } = await runInTurn(
      selection,
      (part) =>
        call(billRtmMonths, {
          params,
          body: { patients: part, attestation: { onePractitioner: true, noPhysiologicMonitoring: true } },
          idempotencyKey: `${attempt}-${part[0]!.patientId}`,
        }),
      setDone,
    );
    if (problem && answers.length === 0) {
      if (problem.status !== 0) setAttempt(crypto.randomUUID());
      setDone(null);
      setFailure(problem.message);
      return;
    }
    const months = answers.flatMap(({ billed }) => billed);
    const lines = new Map(billable.flatMap((patient) => patient.billable.map((line) => [line.id, line] as const)));
    const billedLines = months.flatMap(({ cycles }) => cycles.flatMap(({ id }) => lines.get(id) ?? []));
    onDone({
      kind: 'billed',
      yearMonth,
      months,
      reverted: 0,
      undoKey: crypto.randomUUID(),
      codes: billedLines.length,
      cents: sumCents(billedLines.map(({ cents }) => cents)),
      leftOut: answers.flatMap(({ leftOut }) => leftOut),
      names: Object.fromEntries(patients.map(({ id, name }) => [id, name])),
      ...(problem && { failure: problem.message }),
    });
  });
  return { form, ready, practitioners, patients, billable, done, failure, submit };
}
