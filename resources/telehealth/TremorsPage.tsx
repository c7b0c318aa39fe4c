import { CameraDemo } from './CameraDemo.tsx';
import { telehealthMessages } from './messages.en.ts';
import { TremorResults } from './results/TremorResults.tsx';
import { resultTexts } from './results/resultTexts.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: { ...telehealthMessages, ...resultTexts } };

export default function TremorsPage() {
  return <CameraDemo demo="tremors" kind="hands" Results={TremorResults} />;
}
