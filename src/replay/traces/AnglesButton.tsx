import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type TracesType from './Traces.tsx';

const Traces = lazy(() => import('./Traces.tsx'));

/** Opens the joint angles under a replay; nothing is measured before. */
export const AnglesButton = (traces: ComponentProps<typeof TracesType>) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12, marginTop: 16 }}>
      <Button
        size="small"
        variant="outlined"
        style={{ justifySelf: 'start' }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('replay.angles.show')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Traces {...traces} />
        </Suspense>
      )}
    </div>
  );
};
