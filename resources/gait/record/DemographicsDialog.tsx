import type { BodyOf } from '../../../contract/platform/call.ts';
import { HEIGHT_CM, saveDemographics } from '../../../contract/gait/gait-patients.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sexes, walkConditions } from '../../../contract/platform/enumerations.ts';
import { listGaitSessions } from '../../../contract/gait/gait-session.ts';
import { useCaller, useKeepRecord } from '../../../src/ui/useCall.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';
import { SaveNotices } from '../../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../../src/ui/editing/useVersionedForm.ts';
import { zodFieldErrors } from '../../../src/ui/formHelpers.ts';
import { formatHeight } from '../shared/formatHeight.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';

/** Form values; empty means not stated. */
interface DemographicsValues {
  sex: string;
  heightCm: string;
  condition: string;
}

function toFormValues({ productData }: PatientRecord): DemographicsValues {
  const { sex, heightCm, condition } = productData.gait ?? {};
  return { sex: sex ?? '', heightCm: String(heightCm ?? ''), condition: condition ?? '' };
}

/** Null for none, NaN for what is no number. */
const parseHeight = (text: string): number | null => (text.trim() ? Number(text.replace(',', '.')) : null);

/** The request body; a height that is not a number becomes NaN, which the schema rejects. */
export const toRequestBody = ({ sex, heightCm, condition }: DemographicsValues) =>
  ({
    sex: sex || null,
    heightCm: parseHeight(heightCm),
    condition: condition || null,
  }) as BodyOf<typeof saveDemographics>;

const labels = { sex: 'sex', heightCm: 'height', condition: 'condition' } as const;

interface Props {
  record: PatientRecord;
  /** Opens the patient's edit dialog, which has the date of birth. */
  onEdit: () => void;
  onClose: () => void;
}

/** `Comparison details`: sex, height and condition of the patient; the date of birth is edited with the patient. */
export default function DemographicsDialog({ record, onEdit, onClose }: Props) {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const keepRecord = useKeepRecord();
  const editing = useVersionedForm<DemographicsValues, PatientRecord>({
    name: `walker/${record.id}`,
    record,
    toValues: (stored) => toFormValues(stored!),
    validate: (values) => zodFieldErrors(saveDemographics.body, toRequestBody(values)),
    send: (values, attempt) =>
      call(saveDemographics, { params: { id: record.id }, body: toRequestBody(values), ...attempt }),
    onRebase: keepRecord,
    // Recordings scaled by the height are measured again.
    invalidates: [listGaitSessions.id],
    onSaved: (saved) => {
      keepRecord(saved);
      notify('recordGaitWalker.saved', { type: 'success' });
      onClose();
    },
  });
  const { form, submit, isBlocked } = editing;
  const { errors, isDirty, isSubmitting } = form.formState;
  const unsaid = translate('recordGaitWalker.unsaid');
  const typed = parseHeight(useWatch({ control: form.control, name: 'heightCm' }));
  const hint = [
    typed !== null && typed >= HEIGHT_CM.min && typed <= HEIGHT_CM.max && `${formatHeight(typed, translate)}.`,
    translate('recordGaitWalker.heightHint'),
  ];
  const text = (field: keyof DemographicsValues, value: string) => {
    if (!value) return unsaid;
    if (field === 'heightCm') return formatHeight(Number(parseHeight(value)), translate);
    const sex = sexes.find((each) => field === 'sex' && each === value);
    if (sex) return translate(`recordGaitWalker.sexes.${sex}` satisfies RecordGaitKey);
    const condition = walkConditions.find((each) => field === 'condition' && each === value);
    return condition ? translate(`recordGaitWalker.conditions.${condition}` satisfies RecordGaitKey) : value;
  };
  return (
    <FormDialog title={translate('recordGaitWalker.title')} size="xs" holdsDraft={isDirty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', pt: '8px !important' }}>
          <SaveNotices
            editing={editing}
            label={(field) => translate(`recordGaitWalker.${labels[field]}` satisfies RecordGaitKey)}
            text={text}
          />
          <FormField
            label={translate('recordGaitWalker.sex')}
            field={form.register('sex')}
            error={errors.sex?.message}
            none={unsaid}
            options={sexes.map((sex) => ({
              value: sex,
              label: translate(`recordGaitWalker.sexes.${sex}` satisfies RecordGaitKey),
            }))}
          />
          <FormField
            label={translate('recordGaitWalker.height')}
            field={form.register('heightCm')}
            error={errors.heightCm?.message}
            hint={hint.filter(Boolean).join(' ')}
          />
          <FormField
            label={translate('recordGaitWalker.condition')}
            field={form.register('condition')}
            error={errors.condition?.message}
            none={unsaid}
            options={walkConditions.map((condition) => ({
              value: condition,
              label: translate(`recordGaitWalker.conditions.${condition}` satisfies RecordGaitKey),
            }))}
            hint={translate('recordGaitWalker.conditionHint')}
          />
          <div>
            {translate('recordGaitWalker.dob')}: {formatDate(record.patient.dob) || unsaid}
            {record.may?.edit !== false && (
              <Button size="small" sx={{ ml: 1 }} onClick={onEdit}>
                {translate('recordGaitWalker.editDob')}
              </Button>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('record.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting} disabled={isBlocked}>
            {translate('recordGaitWalker.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
