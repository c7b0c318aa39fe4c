import { analysisMessages } from '../../risk-analysis/shared/messages.en.ts';
import { chartMessages } from '../../../src/ui/charts/messages.en.ts';
import { measuredMessages } from './messages.en.ts';

/** Texts of the results of a telehealth page, which includes them. */
export const resultTexts = { ...analysisMessages, ...chartMessages, ...measuredMessages };
