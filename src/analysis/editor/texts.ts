import { recordPartsMessages } from '../../components/record-parts/messages.en.ts';
import { analysisMessages } from '../messages.en.ts';
import { outcomeEditorMessages } from './messages.en.ts';

/** What whoever opens the preview or the editor of an outcome has to make known before. */
export const outcomeEditorTexts = { en: { ...analysisMessages, ...recordPartsMessages, ...outcomeEditorMessages } };
