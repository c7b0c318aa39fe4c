import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { buildExerciseToDo } from '../../../../tests/component/patientDay.ts';
import { createTranslations, TranslationsProvider } from '../../pages/public-program/translations.ts';
import { patientMessages } from '../messages.en.ts';
import spanish from '../messages.es.ts';
import { CameraSet } from './CameraSet.tsx';
import { watchCamera } from './watchCamera.ts';

vi.mock('./watchCamera.ts', () => ({ watchCamera: vi.fn<typeof watchCamera>() }));

const plan = { motion: 'kneeFlexion', start: 3, end: 116, side: 'left', counts: 'reps', range: 1 } as const;
const ignore = () => undefined;

function show(language: 'en' | 'es', range: { min: number; max: number } | null = null) {
  const seen = { reps: 3, proper: 3, seconds: 0, range, corrections: { further: 0, back: 0 } };
  vi.mocked(watchCamera).mockReturnValue({ stop: ignore, finish: () => seen });
  render(
    <TranslationsProvider value={createTranslations(language, language === 'en' ? patientMessages : spanish)}>
      <CameraSet
        exercise={buildExerciseToDo({ side: 'Left', sideOfBody: 'Left', numSets: 2 })}
        plan={plan}
        camera={{ close: ignore } as never}
        place={{ exercise: 1, exercises: 1, set: 1 }}
        counted={{ reps: 0, seconds: 0 }}
        onCount={ignore}
        onDone={ignore}
        onTap={ignore}
        onLost={ignore}
        onSkip={ignore}
        onLeave={ignore}
      />
    </TranslationsProvider>,
  );
  return userEvent.setup();
}

it('PTL-21 a set that the camera counts names its side, and how it is done', async () => {
  const user = show('en');
  expect(screen.getByText('Left side')).toBeVisible();
  await user.click(screen.getByText('How to do it'));
  expect(screen.getByText('Slide your heel.')).toBeVisible();
});

it.each([
  [{ min: 4, max: 108 }, 'Rango de movimiento: de 4° a 108°'],
  [null, 'Rango de movimiento: no se midió, porque la cámara no lo vio desde el lado correcto.'],
])('PTL-24 the range of motion has the name in Spanish that it has everywhere: %o', async (range, text) => {
  const user = show('es', range);
  await user.click(screen.getByRole('button', { name: 'Serie terminada' }));
  expect(await screen.findByText(text)).toBeVisible();
});
