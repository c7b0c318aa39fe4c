import { analysisMessages } from '../risk-analysis/shared/messages.en.ts';
import { chartMessages } from '../../src/ui/charts/messages.en.ts';
import { savedFilterMessages } from '../../src/ui/lists/saved.messages.en.ts';
import { scanMessages } from './messages.en.ts';

/** Texts of the scan pages, including those of the analysis of a session. @public */
export const texts = { en: { ...analysisMessages, ...chartMessages, ...savedFilterMessages, ...scanMessages } };
