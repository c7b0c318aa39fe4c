import { useTranslations } from '../pages/public-program/translations.ts';
import { usePreview } from './preview.ts';
import { Button, Screen } from './Screen.tsx';

interface Props {
  sets: number;
  isWaiting: boolean;
  /** The clinic would not take this session. */
  isRefused: boolean;
  onHome: () => void;
}

/** The end of a session, and whether the clinic has it. */
export const Finished = ({ sets, isWaiting, isRefused, onHome }: Props) => {
  const { translate } = useTranslations();
  const isPreview = usePreview() !== null;
  const state = isPreview ? 'preview' : isWaiting ? 'waiting' : isRefused ? 'refused' : 'sent';
  return (
    <Screen
      title={translate(sets > 0 ? 'patient.finished.title' : 'patient.survey.thanks')}
      lead={sets > 0 && translate('patient.finished.sets', { smart_count: sets })}
      actions={
        <Button primary onClick={onHome}>
          {translate('patient.finished.home')}
        </Button>
      }
    >
      <p role="status">{translate(`patient.finished.${state}`)}</p>
    </Screen>
  );
};
