import type { StrideFilm } from '../../contract/gait/gait-summary.ts';
import type { GaitSession } from '../../contract/gait/gait-session.ts';
import type { WalkCondition } from '../../contract/platform/enumerations.ts';
import { findSpeedChange, listChanges, type ComparedSession, type MeasureChange } from './change.ts';
import { findSpeed, type Measure } from './measures.ts';
import { compareWalk, type ComparedWalk, type Walker } from './norms.ts';
import { createSpeedScale, type SpeedScale } from './speed-scale.ts';
import { listSymmetry, type Symmetry } from './symmetry.ts';

type SummarizedSession = Pick<GaitSession, 'id' | 'day' | 'sessionSchema' | 'session' | 'recording' | 'location'>;

/** What one page says of a walk: for the next clinician, for the patient's report, and for the patient. */
export interface GaitSummary {
  session: SummarizedSession;
  /** Null where no speed was measured: then there is no norm, scale or change either. */
  speed: (Measure & { value: number }) | null;
  norm: ComparedWalk | null;
  scale: SpeedScale | null;
  change: MeasureChange | null;
  symmetry: Symmetry[];
  film: StrideFilm | null;
}

interface Given {
  session: SummarizedSession;
  /** All of the patient, in any order, to compare with. */
  sessions: readonly ComparedSession[];
  walker: Walker & { condition: WalkCondition | null };
  film: StrideFilm | null;
}

const hasValue = (measure: Measure | null): measure is Measure & { value: number } =>
  typeof measure?.value === 'number';

/** Everything that is known of a walk on one page; what is not known is null or says why. */
export function buildGaitSummary({ session, sessions, walker, film }: Given): GaitSummary {
  const { data, meta } = session.session;
  const found = findSpeed(data);
  const speed = hasValue(found) ? found : null;
  const change = findSpeedChange(listChanges(session, sessions, walker.condition)) ?? null;
  const norm = speed && compareWalk(speed.value, walker, { day: session.day, start: meta.timing?.start ?? null });
  const band = norm?.kind === 'COMPARED' ? { ...norm.interval, mean: norm.mean } : null;
  return {
    session,
    speed,
    norm,
    scale: speed && createSpeedScale(speed, { before: change?.last.before ?? null, norm: band }),
    change,
    symmetry: listSymmetry(data),
    film,
  };
}
