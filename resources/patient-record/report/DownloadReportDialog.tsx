import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { lastDays } from '../../../domain/calendar.ts';
import { DEFAULT_REPORT_DAYS, rangeProblems, type ReportRange } from '../../../domain/report/report-range.ts';
import { FormDialog } from '../../../src/components/FormDialog.tsx';
import { problemsResolver } from '../../../src/components/problemsResolver.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { RangeFields } from './RangeFields.tsx';
import { useReportDownload } from './useReportDownload.ts';
import { useReportLanguage } from './useReportLanguage.ts';

/** Asks for the days and the language of a patient's report and downloads it as PDF (REC-26, OPEN-066). */
export default function DownloadReportDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const today = useToday(record.location.timezone);
  const { download, busy, problem } = useReportDownload(record.id);
  const [language, chooseLanguage] = useReportLanguage();
  const form = useForm<ReportRange>({
    resolver: problemsResolver((range) => rangeProblems(range, today)),
    defaultValues: lastDays(DEFAULT_REPORT_DAYS, today),
  });
  const submit = form.handleSubmit(async (range) => {
    if (busy || !(await download(range, language))) return;
    notify('recordReport.done', { type: 'success' });
    onClose();
  });
  return (
    <FormDialog title={translate('recordReport.title')} holdsDraft={busy} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {translate('recordReport.intro')}
          </Typography>
          <RangeFields form={form} today={today} />
          <LanguageChoice language={language} onChoose={chooseLanguage} />
          <div role="status" style={{ marginTop: 20 }}>
            {busy && (
              <>
                <Typography variant="body2" sx={{ mb: 1 }}>
                  {translate('recordReport.making')}
                </Typography>
                <LinearProgress aria-label={translate('recordReport.making')} />
              </>
            )}
          </div>
          {problem && (
            <Alert severity="error" sx={{ mt: 1 }}>
              <strong>{translate('recordReport.failed')}</strong> {problem.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('recordReport.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate(problem ? 'recordReport.again' : 'recordReport.download')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
