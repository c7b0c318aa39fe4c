import { analysisMessages } from './messages.en.ts';
import { outcomeEditorMessages } from '../editor/messages.en.ts';

/** Texts of the preview and the editor of an outcome, which the opening page adds. */
export const outcomeEditorTexts = { en: { ...analysisMessages, ...outcomeEditorMessages } };
