import { CameraDemo } from './CameraDemo.tsx';
import { telehealthMessages } from './messages.en.ts';
import { ShoulderResults } from './results/ShoulderResults.tsx';
import { resultTexts } from './results/resultTexts.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...telehealthMessages, ...resultTexts } };

export default function ShoulderPage() {
  return <CameraDemo demo="shoulder" kind="body" Results={ShoulderResults} />;
}
