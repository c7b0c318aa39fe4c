import { CameraDemo } from './CameraDemo.tsx';

export default function TremorsPage() {
  return <CameraDemo demo="tremors" />;
}
