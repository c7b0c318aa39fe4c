import { useTranslations } from '../pages/public-program/translations.ts';
import { Button, Screen } from './Screen.tsx';

interface Props {
  sets: number;
  waiting: number;
  refused: number;
  onHome: () => void;
}

/** The end of a session, and whether the clinic has it. */
export const Finished = ({ sets, waiting, refused, onHome }: Props) => {
  const { translate } = useTranslations();
  const state = waiting > 0 ? 'waiting' : refused > 0 ? 'refused' : 'sent';
  return (
    <Screen
      title={translate('patient.finished.title')}
      lead={translate('patient.finished.sets', { smart_count: sets })}
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
