import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../../src/components/useKeptForm.ts';
import { useViewer } from '../../../authProvider/session.ts';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import { NewPlan, newPlanOfCare } from '../../../contract/plan-of-care.ts';
import { addDays, todayIn } from '../../../domain/calendar.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { newPlanProblems } from '../../../domain/plan-details.ts';
import { latestPlan, newPlanWindow } from '../../../domain/plan-of-care.ts';
import { FormField } from '../../../src/components/FormField.tsx';
import { storedOf } from '../../../src/components/patient-form/patientDraft.ts';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { shapeProblems } from '../../../src/components/shapeProblems.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';
import { useLocationOptions } from '../../../src/components/useClinicChoices.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { AskedFields } from './AskedFields.tsx';
import { DayField } from './DayField.tsx';
import { DetailGrid } from './DetailGrid.tsx';
import { patientName } from './patientName.ts';
import { askedDraft, askedFields, startValues, type PlanValues } from './planDraft.ts';
import { PlanNotices } from './PlanNotices.tsx';
import type { usePlanChange } from './usePlanChange.ts';

/** A form may stay open over midnight. */
const todayAt = (zone: string): string => todayIn(zone, new Date());

interface Props {
  change: ReturnType<typeof usePlanChange>;
  products: PatientProduct[];
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The second step of a new plan of care: when, where, and what its products need (REC-44, REC-47..49, OPEN-065). */
export const NewPlanDetails = ({ change, products, onBack, onDirty, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const viewer = useViewer();
  const locations = useLocationOptions();
  const { record, current, failure, busy, send, takeCurrent } = change;
  const { plansOfCare, location } = record;
  const zoneOf = (id: string) =>
    viewer?.locations.find((place) => String(place.id) === id)?.timezone ?? location.timezone;
  const asked = askedFields(record, products, true);
  const draftOf = (values: PlanValues) => ({
    start: values.start,
    products,
    locationId: values.locationId ? Number(values.locationId) : undefined,
    ...askedDraft(values, asked),
  });
  const form = useKeptForm<PlanValues>(`new-plan/${record.id}`, {
    resolver: problemsResolver((values) => {
      const draft = draftOf(values);
      return {
        ...newPlanProblems({ ...storedOf(record), plansOfCare }, draft as NewPlan, todayAt(zoneOf(values.locationId))),
        ...shapeProblems(NewPlan, draft),
        ...(values.start === '' && { start: translate('recordPlan.dateRequired') }),
      };
    }),
    defaultValues: startValues(record, useToday(location.timezone)),
  });
  const { errors, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const today = useToday(zoneOf(useWatch({ control: form.control, name: 'locationId' })));
  const window = newPlanWindow(plansOfCare, today);
  const lastEnd = latestPlan(plansOfCare)?.end;

  const save = form.handleSubmit(async (values) => {
    const changed = await send(newPlanOfCare, NewPlan.parse(draftOf(values)), (problem) =>
      showFieldProblems(form, problem),
    );
    if (!changed) return;
    notify('recordPlan.begun', { type: 'success', messageArgs: { name: patientName(changed, translate) } });
    onClose();
  });
  const goOn = () => {
    if (takeCurrent().may?.newPlan === false) onClose();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate style={{ display: 'contents' }}>
      <DetailGrid>
        <PlanNotices failure={failure} current={current} onTakeCurrent={goOn} />
        {!window && lastEnd && (
          <Alert severity="info">{translate('recordPlan.noDayYet', { day: dayText(addDays(lastEnd, 1)) })}</Alert>
        )}
        <DayField
          label={translate('recordPlan.startDate')}
          field={form.register('start')}
          window={window}
          error={window ? errors.start?.message : undefined}
        />
        <FormField
          label={translate('recordPlan.field.locationId')}
          field={form.register('locationId')}
          options={locations}
          none={translate('recordPlan.choose')}
          error={errors.locationId?.message}
        />
        <AskedFields form={form} asked={asked} />
      </DetailGrid>
      <DialogActions>
        <Button onClick={onBack}>{translate('recordPlan.back')}</Button>
        <Button type="submit" variant="contained" loading={busy} disabled={!window || current !== undefined}>
          {translate('recordPlan.begin')}
        </Button>
      </DialogActions>
    </form>
  );
};
