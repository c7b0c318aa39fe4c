import { analysisMessages } from '../../../src/analysis/messages.en.ts';
import { chartMessages } from '../../../src/components/charts/messages.en.ts';
import { measuredMessages } from './messages.en.ts';

/** What the measured part of a telehealth page says; its page makes it known. */
export const resultTexts = { ...analysisMessages, ...chartMessages, ...measuredMessages };
