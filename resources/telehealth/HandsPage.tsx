import { CameraDemo } from './CameraDemo.tsx';
import { telehealthMessages } from './messages.en.ts';
import { HandsResults } from './results/HandsResults.tsx';
import { resultTexts } from './results/resultTexts.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...telehealthMessages, ...resultTexts } };

export default function HandsPage() {
  return <CameraDemo demo="hands" kind="hands" Results={HandsResults} />;
}
