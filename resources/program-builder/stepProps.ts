import type { BuilderState } from './builderState.ts';
import type { Intent } from './intent.ts';
import type { Dispatch } from './useBuilder.ts';

/** What every step of the builder is given. */
export interface StepProps {
  intent: Intent;
  state: BuilderState;
  dispatch: Dispatch;
  /** Moves on as the footer's button does. */
  onNext: () => void;
}
