import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { isProblem } from '../../../../contract/problem.ts';
import { billRtmMonth, type Attestation } from '../../../../contract/rtm-billing.ts';
import type { RtmMonthDetail } from '../../../../contract/rtm-month.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { problemsResolver } from '../../../../src/components/problemsResolver.ts';
import { showFieldProblems } from '../../../../src/components/showFieldProblems.ts';
import { useProviderOptions } from '../../../../src/components/useClinicChoices.ts';
import { attestationOf, billProblems, chosenOf, readyCodes, type BillValues } from './billValues.ts';

const PREFIX = 'attestation.';

interface Billing {
  detail: RtmMonthDetail;
  name: string;
  /** Ids of the cycles that are ticked to begin with. */
  chosen: readonly number[];
  onChanged: () => void;
  onClose: () => void;
}

/**
 * The form of billing cycles of a month by one attestation. The practitioner is the patient's primary provider until
 * somebody chooses another. `submit` closes when all is billed; else `failure` says why nothing was.
 */
export function useBilling({ detail, name, chosen, onChanged, onClose }: Billing) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const ready = readyCodes(detail.codes);
  const form = useForm<BillValues>({
    defaultValues: {
      cycleIds: chosen.map(String),
      practitionerId: '',
      onePractitioner: false,
      noPhysiologicMonitoring: false,
      flagsReviewed: false,
    },
    resolver: problemsResolver((values) => billProblems(values, chosenOf(ready, values), translate('rtm.noneChosen'))),
  });
  const cycleIds = useWatch({ control: form.control, name: 'cycleIds' });
  const practitioners = useProviderOptions();
  const { id, patient } = detail.patientRecord;
  const { data: record } = useGetOne<PatientRecord>('patients', { id });
  const primary = String(record?.primaryPractitionerId ?? '');
  const offered = practitioners.some(({ value }) => value === primary);
  const { resetField, getFieldState } = form;
  useEffect(() => {
    if (offered && !getFieldState('practitionerId').isDirty) resetField('practitionerId', { defaultValue: primary });
  }, [offered, primary, resetField, getFieldState]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const billed = chosenOf(ready, values);
    const answer = await call(billRtmMonth, {
      params: { patientId: id, yearMonth: detail.yearMonth },
      body: {
        cycles: billed.map(({ cycleId, code, units, modifiers, flags }) => ({
          id: cycleId,
          code,
          units,
          modifiers,
          flags,
        })),
        attestation: attestationOf(values) as Attestation,
      },
    });
    if (isProblem(answer)) {
      const fields = Object.fromEntries(
        Object.entries(answer.fields ?? {}).map(([field, message]) => [field.replace(PREFIX, ''), message]),
      );
      showFieldProblems(form, { ...answer, fields });
      setFailure(answer.message);
      // What is ready may have changed since the month was unfolded.
      if (answer.status === 409) onChanged();
      return;
    }
    notify(billed.length === 1 ? 'rtm.billed' : 'rtm.billedMany', {
      type: 'success',
      messageArgs: { code: billed[0]?.code, count: billed.length, name },
    });
    onChanged();
    onClose();
  });
  return { form, ready, chosen: chosenOf(ready, { cycleIds }), practitioners, failure, submit, patient };
}
