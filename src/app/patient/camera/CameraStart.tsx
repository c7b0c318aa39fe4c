import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../pages/public-program/translations.ts';
import { Button, Screen } from '../Screen.tsx';
import { CameraError, openCamera, type CameraFailure, type OpenCamera } from './openCamera.ts';

interface Props {
  onReady: (camera: OpenCamera) => void;
  /** The patient taps instead. */
  onBack: () => void;
}

type State = { is: 'asking' } | { is: 'opening'; percent: number } | { is: 'failed'; why: CameraFailure };

/** What the camera does and what it does not, before it is asked for; then how far its loading is (PTL-21). */
export const CameraStart = ({ onReady, onBack }: Props) => {
  const { translate } = useTranslations();
  const [state, setState] = useState<State>({ is: 'asking' });
  const opening = useRef<AbortController>(undefined);
  useEffect(() => () => opening.current?.abort(), []);
  const open = () => {
    const control = new AbortController();
    opening.current = control;
    setState({ is: 'opening', percent: 0 });
    const onProgress = (share: number) => {
      if (!control.signal.aborted) setState({ is: 'opening', percent: Math.floor(share * 100) });
    };
    openCamera(control.signal, onProgress).then(
      (camera) => {
        if (control.signal.aborted) return camera.close();
        // From here on, the session closes it.
        opening.current = undefined;
        onReady(camera);
      },
      (error: unknown) => {
        if (!control.signal.aborted)
          setState({ is: 'failed', why: error instanceof CameraError ? error.why : 'broken' });
      },
    );
  };
  const isOpening = state.is === 'opening';
  return (
    <Screen
      title={translate('patient.camera.title')}
      actions={
        <>
          {!isOpening && (
            <Button primary onClick={open}>
              {translate(state.is === 'failed' ? 'patient.camera.again' : 'patient.camera.allow')}
            </Button>
          )}
          <Button onClick={onBack}>{translate('patient.camera.tap')}</Button>
        </>
      }
    >
      {state.is === 'failed' && (
        <p role="alert" className="patient-notes">
          {translate(`patient.camera.failed.${state.why}`)}
        </p>
      )}
      {isOpening ? (
        <label className="patient-progress">
          {translate('patient.camera.loading', { percent: state.percent })}
          <progress max={100} value={state.percent} />
        </label>
      ) : (
        <ul className="patient-points">
          {['counts', 'stays', 'sends', 'place', 'loads'].map((point) => (
            <li key={point}>{translate(`patient.camera.${point}`)}</li>
          ))}
        </ul>
      )}
    </Screen>
  );
};
