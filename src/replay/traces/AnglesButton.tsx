import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Toggle } from '../Toggle.tsx';
import type TracesType from './Traces.tsx';

const Traces = lazy(() => import('./Traces.tsx'));

/** Opens the joint angles under a replay; nothing is measured before. */
export const AnglesButton = (traces: ComponentProps<typeof TracesType>) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12, marginTop: 16 }}>
      <Toggle label={translate('replay.angles.show')} isOn={isOpen} onChange={setOpen} />
      {isOpen && (
        <Suspense fallback={null}>
          <Traces {...traces} />
        </Suspense>
      )}
    </div>
  );
};
