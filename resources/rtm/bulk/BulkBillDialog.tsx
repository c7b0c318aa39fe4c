import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { WINDOW_DAYS } from '../../../domain/rtm/rules.ts';
import { sumCents } from '../../../domain/rtm/charges/charge.ts';
import { formatMonth } from '../../../src/ui/i18n/calendarFormat.ts';
import { formatMoney } from '../../../src/ui/i18n/format.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { FormField } from '../../../src/ui/FormField.tsx';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { BulkLines } from './BulkLines.tsx';
import { LeftForReview } from './LeftForReview.tsx';
import type { BillingResult } from './lastBilling.ts';
import { useBulkBilling } from './useBulkBilling.ts';

const Attestation = styled('div')({
  padding: '12px 16px',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
  '& label': { color: 'var(--ink)', fontWeight: 600 },
  '& ul': { margin: '8px 0 0', paddingInlineStart: 48 },
});

interface Props {
  yearMonth: string;
  patientIds: readonly number[];
  onDone: (result: BillingResult) => void;
  onClose: () => void;
}

/** Bills the ready codes of many patients by one attestation (RTM-15); flagged codes are left for a review of their own. */
export default function BulkBillDialog({ yearMonth, patientIds, onDone, onClose }: Props) {
  const translate = useTranslate();
  const billing = useBulkBilling({ yearMonth, patientIds, onDone });
  const { form, ready, practitioners, patients, billable, done, failure, submit } = billing;
  const { errors } = form.formState;
  const isBusy = done !== null;
  const lines = billable.flatMap((patient) => patient.billable);
  const cents = sumCents(lines.map((line) => line.cents));
  const error = errors.attested?.message;
  return (
    <FormDialog
      title={translate('rtm.bulk.title', { month: formatMonth(yearMonth) })}
      size="md"
      holdsDraft={isBusy}
      asks={false}
      onClose={() => !isBusy && onClose()}
    >
      <DialogContent>
        {ready.error && <ErrorView message={ready.error.message} onRetry={() => void ready.refetch()} />}
        {!ready.data && !ready.error && <PageLoading />}
        {ready.data && (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={2.5}>
              <strong style={{ fontVariantNumeric: 'tabular-nums' }}>
                {[
                  translate('rtm.total.patients', { smart_count: billable.length }),
                  translate('rtm.bulk.codes', { smart_count: lines.length }),
                  cents !== null && formatMoney(cents),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </strong>
              <FormField
                label={translate('rtm.practitioner')}
                field={form.register('practitionerId')}
                options={practitioners}
                none={translate('rtm.bulk.ownProvider')}
              />
              {billable.length > 0 && <BulkLines patients={billable} />}
              <LeftForReview yearMonth={yearMonth} patients={patients} />
              {billable.length > 0 && (
                <>
                  <Attestation>
                    <label className="check">
                      <input
                        type="checkbox"
                        aria-invalid={error !== undefined}
                        aria-describedby={error ? 'bulk-attested' : undefined}
                        {...form.register('attested', { required: translate('rtm.bulk.attestRequired') })}
                      />
                      {translate('rtm.bulk.attest')}
                    </label>
                    <ul>
                      <li>{translate('rtm.onePractitioner', { days: WINDOW_DAYS })}</li>
                      <li>{translate('rtm.noPhysiologicMonitoring')}</li>
                    </ul>
                    {error && (
                      <p id="bulk-attested" style={{ margin: '8px 0 0 32px', color: 'var(--error)' }}>
                        {error}
                      </p>
                    )}
                  </Attestation>
                </>
              )}
              {failure && <Alert severity="error">{failure}</Alert>}
              {isBusy && (
                <div role="status">
                  <LinearProgress
                    aria-label={translate('rtm.bulk.progress', { done, count: billable.length })}
                    {...(done > 0 && { variant: 'determinate', value: (done / billable.length) * 100 })}
                  />
                  {translate('rtm.bulk.progress', { done, count: billable.length })}
                </div>
              )}
            </Stack>
            <DialogButtons
              cancel={translate('rtm.cancel')}
              submit={translate('rtm.billSelected', { smart_count: billable.length })}
              busy={isBusy}
              disabled={billable.length === 0}
              onCancel={onClose}
            />
          </form>
        )}
      </DialogContent>
    </FormDialog>
  );
}
