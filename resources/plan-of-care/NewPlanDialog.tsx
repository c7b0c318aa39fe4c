import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { DetailField, NewPlanField } from '../../contract/plan-of-care/fields.ts';
import { NewPlan, newPlanOfCare } from '../../contract/plan-of-care/plan-of-care.ts';
import type { PatientProduct } from '../../contract/platform/enumerations.ts';
import { validateNewPlan } from '../../domain/plan-of-care/plan-details.ts';
import { findLatestPlan, getNewPlanWindow } from '../../domain/plan-of-care/plan-of-care.ts';
import { addDays, getToday } from '../../domain/platform/calendar.ts';
import { FormField } from '../../src/ui/FormField.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useLocationOptions, useToday } from '../../src/ui/hooks.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { toStoredPatient } from '../patients/shared/form/patientValues.ts';
import { PlanNotices } from './PlanNotices.tsx';
import { ProductsThenDetails, RequiredFields, DetailGrid } from './ProductsThenDetails.tsx';
import {
  parsePlanValues,
  planFieldLabel,
  toDetailsBody,
  listRequiredFields,
  toInitialValues,
  type PlanValues,
} from './planFields.ts';
import { DayField } from './shared/DayField.tsx';
import { formatPatientName, useShowChanged } from './shared/planActions.tsx';

/** The form may stay open past midnight. */
const currentDay = (zone: string): string => getToday(zone, new Date());

interface Props {
  record: PatientRecord;
  products: PatientProduct[];
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/**
 * The second step of a new plan of care: start, location and the fields that its products require (REC-44,
 * REC-47..49, OPEN-065).
 */
const NewPlanDetails = ({ record: opened, products, onBack, onDirty, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const viewer = useViewer();
  const locations = useLocationOptions();
  const call = useCaller();
  const showChanged = useShowChanged();
  const getZone = (id: string) =>
    viewer?.locations.find((location) => String(location.id) === id)?.timezone ?? opened.location.timezone;
  const toBody = (values: PlanValues, record: PatientRecord) => ({
    start: values.start,
    products,
    locationId: parsePlanValues(values).locationId,
    ...toDetailsBody(values, listRequiredFields(record, products, true)),
  });
  const startDay = useToday(opened.location.timezone);
  const editing = useVersionedForm<PlanValues, PatientRecord>({
    name: `new-plan/${opened.id}`,
    record: opened,
    toValues: (stored) => toInitialValues(stored!, startDay),
    validate: (values, base) => {
      const draft = toBody(values, base!);
      const stored = { ...toStoredPatient(base!), plansOfCare: base!.plansOfCare };
      return {
        ...validateNewPlan(stored, draft, currentDay(getZone(values.locationId))),
        ...zodFieldErrors(NewPlan, draft),
        ...(values.start === '' && { start: translate('recordPlan.dateRequired') }),
      };
    },
    send: (values, attempt, base) =>
      call(newPlanOfCare, { params: { id: opened.id }, body: NewPlan.parse(toBody(values, base!)), ...attempt }),
    onRebase: showChanged,
    onSaved: (changed) => {
      showChanged(changed);
      notify('recordPlan.begun', { type: 'success', messageArgs: { name: formatPatientName(changed, translate) } });
      onClose();
    },
  });
  const { form, submit, theirs, isBlocked, isSaving } = editing;
  // The record that the dialog started from: a refresh behind it must not turn the change of another user into this one.
  const record = editing.base ?? opened;
  const required = listRequiredFields(record, products, true);
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const today = useToday(getZone(useWatch({ control: form.control, name: 'locationId' })));
  const window = getNewPlanWindow(record.plansOfCare, today);
  const lastEnd = findLatestPlan(record.plansOfCare)?.end;
  const onTakeCurrent = () => {
    editing.resolve('mine');
    if (theirs?.may?.newPlan === false) onClose();
  };
  const inputs: Record<Exclude<NewPlanField, DetailField>, ReactNode> = {
    start: (
      <DayField
        label={translate(planFieldLabel('start'))}
        field={form.register('start')}
        window={window}
        error={window ? errors.start?.message : undefined}
      />
    ),
    locationId: (
      <FormField
        label={translate(planFieldLabel('locationId'))}
        field={form.register('locationId')}
        options={locations}
        none={translate('recordPlan.choose')}
        error={errors.locationId?.message}
      />
    ),
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
      <DetailGrid>
        <PlanNotices editing={editing} onTakeCurrent={onTakeCurrent} />
        {!window && lastEnd && (
          <Alert severity="info">{translate('recordPlan.noDayYet', { day: formatDate(addDays(lastEnd, 1)) })}</Alert>
        )}
        {inputs.start}
        {inputs.locationId}
        <RequiredFields form={form} required={required} />
      </DetailGrid>
      <DialogActions>
        <Button onClick={onBack}>{translate('recordPlan.back')}</Button>
        <Button type="submit" variant="contained" loading={isSaving} disabled={!window || isBlocked}>
          {translate('recordPlan.begin')}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Starts a new plan of care for a discharged patient: products, then details (REC-25, REC-45). */
export default function NewPlanDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <ProductsThenDetails
      title={translate('recordPlan.title.new')}
      assigned={record.products}
      onClose={onClose}
      details={(step) => <NewPlanDetails record={record} {...step} />}
    />
  );
}
