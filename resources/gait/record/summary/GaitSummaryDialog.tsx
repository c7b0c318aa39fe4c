import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import CloseIcon from '@mui/icons-material/Close';
import { useMemo, useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { useViewer } from '../../../../authProvider/session.ts';
import { gaitFilm, gaitSummaryPdf } from '../../../../contract/gait/gait-summary.ts';
import type { GaitSession } from '../../../../contract/gait/gait-session.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import { isProblem } from '../../../../contract/platform/error.ts';
import { languageNames, languages, type Language } from '../../../../contract/platform/languages.ts';
import { buildGaitSummary } from '../../../../domain/gait/gait-summary.ts';
import { toGaitSummaryFileName } from '../../../../domain/gait/summary-file.ts';
import { buildGaitReport } from '../../../../domain/reports/build-gait-report.ts';
import { useLanguage } from '../../../../src/ui/i18n/language.ts';
import { ErrorView, PageLoading } from '../../../../src/ui/PageStates.tsx';
import { saveFile } from '../../../../src/ui/saveFile.ts';
import { ToggleChoice } from '../../../../src/ui/Toggle.tsx';
import { useCall, useCaller } from '../../../../src/ui/useCall.ts';
import { printOnlyStyles } from '../../../programs/shared/handout/handoutStyles.ts';
import { SummarySheet } from './SummarySheet.tsx';

interface Props {
  record: PatientRecord;
  session: GaitSession;
  /** All sessions of the patient for comparisons; undefined while loading. */
  sessions: readonly GaitSession[] | undefined;
  onClose: () => void;
}

/** Downloads the page as PDF; says why where it cannot. */
function usePdf(session: GaitSession, language: Language) {
  const call = useCaller();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await call(gaitSummaryPdf, { params: { id: session.id }, query: { language } });
    setBusy(false);
    if (isProblem(answer)) notify(answer.message, { type: 'error' });
    else saveFile(answer, toGaitSummaryFileName(session, language));
  };
  return { isBusy, download };
}

/** A walk on one page: to read, to print and as PDF, in either language. While it is open, nothing else is printed. */
export default function GaitSummaryDialog({ record, session, sessions, onClose }: Props) {
  const translate = useTranslate();
  const viewer = useViewer();
  const consoleLanguage = useLanguage();
  const [selected, select] = useStore<Language | null>('report.language', null);
  const language = selected ?? consoleLanguage;
  const pdf = usePdf(session, language);
  const { data, error, refetch } = useCall(gaitFilm, { params: { id: session.id } });
  const [openedAt] = useState(() => new Date());
  const model = useMemo(() => {
    if (!data || !sessions) return null;
    const { sex = null, condition = null } = record.productData.gait ?? {};
    const walker = { sex, condition, dob: record.patient.dob };
    const summary = buildGaitSummary({ session, sessions, walker, film: data.film });
    const organization = { name: viewer?.organization?.name ?? '' };
    return buildGaitReport({ language, now: openedAt, organization, record, summary });
  }, [data, sessions, record, session, viewer, language, openedAt]);
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby="gait-summary-title"
      onClose={onClose}
      data-printed=""
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <GlobalStyles styles={printOnlyStyles} />
      <DialogTitle
        id="gait-summary-title"
        data-screen=""
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
      >
        {translate('recordGaitSummary.title')}
        <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </button>
      </DialogTitle>
      <DialogContent
        tabIndex={0}
        role="region"
        aria-label={translate('recordGaitSummary.page')}
        sx={{
          background: 'var(--sunken)',
          pt: '16px !important',
          '@media print': { padding: '0 !important', overflow: 'visible' },
        }}
      >
        {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
        {!error && !model && <PageLoading />}
        {model && <SummarySheet model={model} logoUrl={viewer?.organization?.logoUrl ?? null} />}
      </DialogContent>
      <DialogActions data-screen="" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <div style={{ marginRight: 'auto' }}>
          <ToggleChoice
            label={translate('recordGaitSummary.language')}
            ways={languages.map((way) => ({ way, label: languageNames[way] }))}
            value={language}
            onChange={(way) => select(way === consoleLanguage ? null : way)}
          />
        </div>
        <Button
          variant="outlined"
          startIcon={<FileDownloadIcon />}
          loading={pdf.isBusy}
          onClick={() => void pdf.download()}
        >
          {translate('recordGaitSummary.download')}
        </Button>
        <Button variant="contained" startIcon={<PrintIcon />} disabled={!model} onClick={() => window.print()}>
          {translate('recordGaitSummary.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
