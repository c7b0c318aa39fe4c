import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isProblem } from '../../../contract/problem.ts';
import { renderedOutcome } from '../../../dataProvider/outcome-pdf.ts';
import { tabForFile } from '../../components/tabForFile.ts';
import { configuration } from '../../configuration.ts';
import { language } from '../../i18n/language.ts';
import { monitoring } from '../../telemetry/monitoring.ts';
import { outcomePdf, type JudgedSession } from './outcomePdf.ts';

/** Stable, so that the focus is taken once. */
const focused = (message: HTMLElement | null) => message?.focus();

/** Prints any judged session and opens the PDF in a new tab (RISK-15, RISK-62); a failure takes the button's place (ERR-38). */
export const PrintOutcome = (judged: JudgedSession) => {
  const translate = useTranslate();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'broken'>('ready');
  const print = async () => {
    setState('busy');
    let tab: ReturnType<typeof tabForFile> | undefined;
    try {
      const document = outcomePdf(judged, translate);
      const { heading } = document.pdfDocumentData.sessionData.assessment;
      tab = tabForFile(translate('analysis.print.title', { heading }));
      const pdf = await renderedOutcome(document, configuration().pdfService, language());
      if (isProblem(pdf)) tab.close();
      else tab.show(pdf, `${document.pdfName}.pdf`);
      setState(isProblem(pdf) ? 'failed' : 'ready');
    } catch (error) {
      tab?.close();
      monitoring.report(error, 'PDF export');
      setState('broken');
    }
  };
  if (state === 'failed' || state === 'broken')
    return (
      <Typography role="alert" tabIndex={-1} ref={focused} color="error">
        {translate(`analysis.print.${state}`)}
      </Typography>
    );
  return (
    <Button variant="outlined" aria-disabled={state === 'busy'} onClick={() => void (state === 'ready' && print())}>
      {translate('analysis.print.action')}
    </Button>
  );
};
