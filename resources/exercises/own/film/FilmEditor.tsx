import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { useTranslate } from 'react-admin';
import { FILM } from '../../../../contract/exercises/limits.ts';
import { movePartEnd, playsEverywhere, type FilmPart } from '../../../../domain/exercises/media/film.ts';
import { formatDuration } from '../../../../domain/platform/duration.ts';
import type { FilmDraft } from './video.ts';

/** A tenth of a second: by key or by mouse, a repetition begins and ends there. */
const STEP = 0.1;

/** `0:07.3` */
function formatTenths(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${formatDuration(tenths / 10)}.${tenths % 10}`;
}

interface Props {
  film: FilmDraft;
  /** Called with the new part, and its end that was moved. */
  onTrim: (part: FilmPart, moved: number) => void;
  /** Takes the picture of the exercise where the preview stands. */
  onStill: () => void;
}

/** Trims a selected video, takes the card's picture from it, or tells that this browser cannot. */
export const FilmEditor = ({ film: { facts, part }, onTrim, onStill }: Props) => {
  const translate = useTranslate();
  if (!facts.canEncode)
    return playsEverywhere(facts) ? null : <Alert severity="warning">{translate('ownExercise.film.kept')}</Alert>;
  const [from, to] = part;
  const move = (ends: readonly number[], thumb: number) => {
    const moved = movePartEnd(part, thumb, ends[thumb]!);
    onTrim(moved, moved[thumb]!);
  };
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <span>{translate('ownExercise.film.trim')}</span>
        <span>
          {translate('ownExercise.film.part', {
            from: formatTenths(from),
            to: formatTenths(to),
            length: formatTenths(to - from),
          })}
        </span>
      </div>
      <div style={{ padding: '0 10px' }}>
        <Slider
          size="small"
          min={0}
          max={facts.seconds}
          step={STEP}
          shiftStep={1}
          value={[from, to]}
          disabled={facts.seconds <= FILM.minSeconds}
          disableSwap
          getAriaLabel={(thumb) => translate(thumb === 0 ? 'ownExercise.film.from' : 'ownExercise.film.to')}
          getAriaValueText={formatTenths}
          onChange={(_event, value, thumb) => Array.isArray(value) && move(value, thumb)}
        />
      </div>
      <Button size="small" onClick={onStill}>
        {translate('ownExercise.film.take')}
      </Button>
    </div>
  );
};
