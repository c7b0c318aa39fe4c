import { useTranslations } from '../pages/public-program/translations.ts';

export interface SetPlaceProps {
  /** Each from 1. */
  place: { exercise: number; exercises: number; set: number };
  onLeave: () => void;
}

/** Where in the session a set is, and the way out. */
export const SetPlace = ({ place, onLeave }: SetPlaceProps) => {
  const { translate } = useTranslations();
  return (
    <>
      <span>{translate('patient.practice.place', { at: place.exercise, count: place.exercises })}</span>
      <button type="button" className="button button-secondary" onClick={onLeave}>
        {translate('patient.practice.leave')}
      </button>
    </>
  );
};
