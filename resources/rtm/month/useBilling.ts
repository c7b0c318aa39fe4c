import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { billRtmMonth, Attestation, FLAGS_UNREVIEWED } from '../../../contract/rtm/billing.ts';
import type { RtmMonthDetail, RtmCodeEvaluation } from '../../../contract/rtm/month.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { domainResolver, showFieldErrors, zodFieldErrors } from '../../../src/ui/formHelpers.ts';
import { useProviderOptions } from '../../../src/ui/hooks.ts';

/** Form values; ids are strings. */
interface BillValues {
  cycleIds: string[];
  practitionerId: string;
  onePractitioner: boolean;
  noPhysiologicMonitoring: boolean;
  flagsReviewed: boolean;
}

/** A code that can be billed now. */
export type ReadyCode = RtmCodeEvaluation & { cycleId: number };

const listReadyCodes = (codes: readonly RtmCodeEvaluation[]): ReadyCode[] =>
  codes.filter((code): code is ReadyCode => code.status === 'READY_TO_BILL' && code.cycleId !== null);

const getSelected = (ready: readonly ReadyCode[], { cycleIds }: Pick<BillValues, 'cycleIds'>): ReadyCode[] =>
  ready.filter(({ cycleId }) => cycleIds.includes(String(cycleId)));

/** The attestation of the request. */
const toAttestation = ({ cycleIds: _chosen, ...values }: BillValues) => ({
  ...values,
  practitionerId: Number(values.practitionerId),
});

/** Returns the message of each invalid field; `flagged` if flags have to be reviewed. */
const validateBill = (values: BillValues, chosen: readonly ReadyCode[], noneChosen: string) => ({
  ...zodFieldErrors(Attestation, toAttestation(values)),
  ...(chosen.some(({ flags }) => flags.length > 0) && !values.flagsReviewed && { flagsReviewed: FLAGS_UNREVIEWED }),
  ...(chosen.length === 0 && { cycleIds: noneChosen }),
});

const PREFIX = 'attestation.';

interface Billing {
  detail: RtmMonthDetail;
  name: string;
  /** Ids of the initially checked cycles. */
  chosen: readonly number[];
  onChanged: () => void;
  onClose: () => void;
}

/**
 * Form that bills cycles of a month with one attestation. The default practitioner is the patient's primary provider.
 * `submit` closes when all are billed; otherwise `failure` is the reason.
 */
export function useBilling({ detail, name, chosen, onChanged, onClose }: Billing) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const ready = listReadyCodes(detail.codes);
  const form = useForm<BillValues>({
    defaultValues: {
      cycleIds: chosen.map(String),
      practitionerId: '',
      onePractitioner: false,
      noPhysiologicMonitoring: false,
      flagsReviewed: false,
    },
    resolver: domainResolver((values) => validateBill(values, getSelected(ready, values), translate('rtm.noneChosen'))),
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
    const billed = getSelected(ready, values);
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
        attestation: toAttestation(values) as Attestation,
      },
    });
    if (isProblem(answer)) {
      const fields = Object.fromEntries(
        Object.entries(answer.fields ?? {}).map(([field, message]) => [field.replace(PREFIX, ''), message]),
      );
      showFieldErrors(form, { ...answer, fields });
      setFailure(answer.message);
      // The ready cycles may have changed since the month was opened.
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
  return { form, ready, chosen: getSelected(ready, { cycleIds }), practitioners, failure, submit, patient };
}
