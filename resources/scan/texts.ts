import { analysisMessages } from '../../src/analysis/messages.en.ts';
import { chartMessages } from '../../src/components/charts/messages.en.ts';
import { savedFilterMessages } from '../../src/components/list-tools/saved.messages.en.ts';
import { scanMessages } from './messages.en.ts';

/** What the scan pages say, with what the analysis of a session says. @public */
export const texts = { en: { ...analysisMessages, ...chartMessages, ...savedFilterMessages, ...scanMessages } };
