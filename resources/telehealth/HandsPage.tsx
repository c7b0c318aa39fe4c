import { CameraDemo } from './CameraDemo.tsx';

export default function HandsPage() {
  return <CameraDemo demo="hands" />;
}
