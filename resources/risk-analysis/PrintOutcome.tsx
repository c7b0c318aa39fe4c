import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isProblem } from '../../contract/platform/error.ts';
import { renderOutcome } from '../../dataProvider/outcome-pdf.ts';
import { configuration } from '../../src/ui/configuration.ts';
import { currentLanguage } from '../../src/ui/i18n/language.ts';
import { monitoring } from '../../src/ui/telemetry.ts';
import { createOutcomePdf, type EvaluatedSession } from './outcomePdf.ts';
import { saveFile } from '../../src/ui/saveFile.ts';
import type { AnalysisKey } from './shared/messages.en.ts';

interface FileTab {
  /** Shows the file in the tab, or downloads it if there is no tab. */
  show(file: Blob, name: string): void;
  /** Closes the tab after an error. */
  close(): void;
}

/**
 * Opens an empty tab for a file that is still loading. Must be called within the click, or the browser blocks it as a
 * popup. If popups are blocked anyway, the file is downloaded.
 */
function openFileTab(title: string): FileTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = title;
  }
  return {
    show(file, name) {
      if (!tab || tab.closed) return saveFile(file, name);
      // The object URL stays, because the tab saves and reloads the file by it.
      tab.location.replace(URL.createObjectURL(file));
    },
    close() {
      tab?.close();
    },
  };
}

/** A stable function, so that the element is focused once. */
const focusElement = (message: HTMLElement | null) => message?.focus();

/**
 * Prints an evaluated session and opens the PDF in a new tab (RISK-15, RISK-62); an error replaces the button (ERR-38).
 */
export const PrintOutcome = (evaluated: EvaluatedSession) => {
  const translate = useTranslate();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'broken'>('ready');
  const print = async () => {
    setState('busy');
    let tab: ReturnType<typeof openFileTab> | undefined;
    try {
      const document = createOutcomePdf(evaluated, translate);
      const { heading } = document.pdfDocumentData.sessionData.assessment;
      tab = openFileTab(translate('analysis.print.title', { heading }));
      const pdf = await renderOutcome(document, configuration().pdfService, currentLanguage());
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
      <Typography role="alert" tabIndex={-1} ref={focusElement} color="error">
        {translate(`analysis.print.${state}` satisfies AnalysisKey)}
      </Typography>
    );
  return (
    <Button variant="outlined" aria-disabled={state === 'busy'} onClick={() => void (state === 'ready' && print())}>
      {translate('analysis.print.action')}
    </Button>
  );
};
