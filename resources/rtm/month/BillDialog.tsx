import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';
import { useBilling, type ReadyCode } from './useBilling.ts';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { FlagChips } from '../shared/RtmChips.tsx';
import { getLabelNumbers } from '../../../domain/rtm/code-labels.ts';
import { getLastDayOfMonth } from '../../../domain/platform/calendar.ts';
import { WINDOW_DAYS } from '../../../domain/rtm/rules.ts';

const Codes = styled('fieldset')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& label': { color: 'var(--ink)' },
  '& small': { display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' },
});

interface CodeChoiceProps {
  yearMonth: string;
  ready: readonly ReadyCode[];
  field: UseFormRegisterReturn;
  error?: string;
}

/** The ready codes of a month as checkboxes. */
const CodeChoice = ({ yearMonth, ready, field, error }: CodeChoiceProps) => {
  const translate = useTranslate();
  const messageId = useId();
  return (
    <Codes aria-describedby={error ? messageId : undefined}>
      <legend>{translate('rtm.codes')}</legend>
      {ready.map(({ cycleId, code, startDate, endDate, units, modifiers }) => (
        <label key={cycleId} className="check">
          <input type="checkbox" value={cycleId} {...field} />
          <span>
            <strong>{[code, ...modifiers].join('-')}</strong>{' '}
            {translate(`rtmCycle.code.${code}`, getLabelNumbers(code, endDate ?? getLastDayOfMonth(yearMonth)))}
            <small>
              {translate('rtmCycle.period', { start: formatDate(startDate), end: formatDate(endDate) })} ·{' '}
              {translate('rtmCycle.units', { smart_count: units })}
            </small>
          </span>
        </label>
      ))}
      {error && (
        <p id={messageId} style={{ margin: 0, font: 'var(--text-body)', color: 'var(--error)' }}>
          {error}
        </p>
      )}
    </Codes>
  );
};

interface ConfirmBoxProps {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
}

/** A required confirmation with its error. */
const ConfirmBox = ({ label, field, error }: ConfirmBoxProps) => {
  const messageId = useId();
  return (
    <div>
      <label className="check" style={{ color: 'var(--ink)' }}>
        <input
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error ? messageId : undefined}
          {...field}
        />
        {label}
      </label>
      {error && (
        <p id={messageId} style={{ margin: '4px 0 0 32px', font: 'var(--text-body)', color: 'var(--error)' }}>
          {error}
        </p>
      )}
    </div>
  );
};

interface FlagReviewProps {
  yearMonth: string;
  chosen: readonly ReadyCode[];
  field: UseFormRegisterReturn;
  error?: string;
}

/** The flags of the selected codes and the confirmation that they were reviewed; nothing without flags. */
const FlagReview = ({ yearMonth, chosen, field, error }: FlagReviewProps) => {
  const translate = useTranslate();
  const flagged = chosen.filter(({ flags }) => flags.length > 0);
  if (!flagged.length) return null;
  return (
    <>
      {flagged.map(({ cycleId, code, endDate, flags }) => (
        <div key={cycleId}>
          <strong>{code}</strong>
          <FlagChips flags={flags} day={endDate ?? getLastDayOfMonth(yearMonth)} />
        </div>
      ))}
      <ConfirmBox label={translate('rtm.flagsReviewed')} field={field} error={error} />
    </>
  );
};

interface Props {
  detail: RtmMonthDetail;
  name: string;
  /** Ids of the initially checked cycles. */
  chosen: readonly number[];
  onChanged: () => void;
  onClose: () => void;
}

/** Bills cycles of a month with billing practitioner and attestation (RTM-15). */
export default function BillDialog(props: Props) {
  const translate = useTranslate();
  const { form, ready, chosen, practitioners, failure, submit } = useBilling(props);
  const { register, formState } = form;
  const { errors } = formState;
  const { yearMonth } = props.detail;
  return (
    <FormDialog
      title={translate('rtm.billTitle', { name: props.name })}
      holdsDraft={formState.isDirty}
      onClose={props.onClose}
    >
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2.5}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <CodeChoice
              yearMonth={yearMonth}
              ready={ready}
              field={register('cycleIds')}
              error={errors.cycleIds?.message}
            />
            <FormField
              label={translate('rtm.practitioner')}
              field={register('practitionerId')}
              options={practitioners}
              none={translate('rtm.choosePractitioner')}
              error={errors.practitionerId?.message}
            />
            <ConfirmBox
              label={translate('rtm.onePractitioner', { days: WINDOW_DAYS })}
              field={register('onePractitioner')}
              error={errors.onePractitioner?.message}
            />
            <ConfirmBox
              label={translate('rtm.noPhysiologicMonitoring')}
              field={register('noPhysiologicMonitoring')}
              error={errors.noPhysiologicMonitoring?.message}
            />
            <FlagReview
              yearMonth={yearMonth}
              chosen={chosen}
              field={register('flagsReviewed')}
              error={errors.flagsReviewed?.message}
            />
          </Stack>
          <DialogButtons
            cancel={translate('rtm.cancel')}
            submit={translate('rtm.advance')}
            busy={formState.isSubmitting}
            onCancel={props.onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
}
