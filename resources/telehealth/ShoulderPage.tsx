import { CameraDemo } from './CameraDemo.tsx';

export default function ShoulderPage() {
  return <CameraDemo demo="shoulder" />;
}
