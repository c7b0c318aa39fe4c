import { CameraDemo } from './CameraDemo.tsx';
import { telehealthMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: telehealthMessages };

export default function HandsPage() {
  return <CameraDemo demo="hands" />;
}
