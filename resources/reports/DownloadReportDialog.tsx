import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useEffect, useRef, useState } from 'react';
import { useTranslate, useStore, useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { isProblem, type Problem } from '../../contract/platform/error.ts';
import { languageNames, languages, type Language } from '../../contract/platform/languages.ts';
import { patientReport } from '../../contract/reports/patient-report.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { getLastDays } from '../../domain/platform/calendar.ts';
import {
  toReportFileName,
  type ReportRange,
  DEFAULT_REPORT_DAYS,
  validateRange,
} from '../../domain/reports/report-range.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { domainResolver } from '../../src/ui/formHelpers.ts';
import { useLanguage } from '../../src/ui/i18n/language.ts';
import { saveFile } from '../../src/ui/saveFile.ts';
import { useToday } from '../../src/ui/hooks.ts';
import { RangeFields } from './RangeFields.tsx';

interface Props {
  language: Language;
  onSelect: (language: Language) => void;
}

/** Selects the language of the report. */
const LanguageChoice = ({ language, onSelect }: Props) => {
  const translate = useTranslate();
  const label = useId();
  return (
    <div
      role="group"
      aria-labelledby={label}
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 20 }}
    >
      <span id={label} style={{ marginRight: 8 }}>
        {translate('recordReport.language')}
      </span>
      {languages.map((option) => (
        <Button
          key={option}
          lang={option}
          size="small"
          variant={option === language ? 'contained' : 'outlined'}
          aria-pressed={option === language}
          onClick={() => onSelect(option)}
        >
          {languageNames[option]}
        </Button>
      ))}
    </div>
  );
};

/** The report language: the console's unless the user selected the other one. */
function useReportLanguage(): [Language, (language: Language) => void] {
  const consoleLanguage = useLanguage();
  const [selected, select] = useStore<Language | null>('report.language', null);
  return [selected ?? consoleLanguage, (language) => select(language === consoleLanguage ? null : language)];
}

/** Downloads the patient's report as a file; aborted when the dialog closes. */
function useReportDownload(id: number) {
  const call = useCaller();
  const controllerRef = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => () => controllerRef.current?.abort(), []);

  /** Resolves to true once the file is saved. */
  const download = async (range: ReportRange, language: Language): Promise<boolean> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setProblem(undefined);
    setBusy(true);
    const answer = await call(patientReport, {
      params: { id },
      query: { ...range, language },
      signal: controller.signal,
    });
    if (controller.signal.aborted) return false;
    setBusy(false);
    if (isProblem(answer)) {
      setProblem(answer);
      return false;
    }
    saveFile(answer, toReportFileName(id, range, language));
    return true;
  };
  return { download, busy, problem };
}

/** Asks for the days and the language of a patient's report and downloads it as a PDF (REC-26, OPEN-066). */
export default function DownloadReportDialog({ record, onClose }: { record: PatientRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const today = useToday(record.location.timezone);
  const { download, busy, problem } = useReportDownload(record.id);
  const [language, selectLanguage] = useReportLanguage();
  const form = useForm<ReportRange>({
    resolver: domainResolver((range) => validateRange(range, today)),
    defaultValues: getLastDays(DEFAULT_REPORT_DAYS, today),
  });
  const submit = form.handleSubmit(async (range) => {
    if (busy || !(await download(range, language))) return;
    notify('recordReport.done', { type: 'success' });
    onClose();
  });
  return (
    <FormDialog title={translate('recordReport.title')} holdsDraft={busy} asks={false} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'contents' }}>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {translate('recordReport.intro')}
          </Typography>
          <RangeFields form={form} today={today} />
          <LanguageChoice language={language} onSelect={selectLanguage} />
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
