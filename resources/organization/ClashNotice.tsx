import { useTranslate } from 'react-admin';
import { ChangedMeanwhile } from '../../src/components/record-parts/ChangedMeanwhile.tsx';

interface Props {
  /** What is stored now, part by part; empty parts are left out. */
  stored: readonly (string | null | undefined)[];
  onGoOn: (isTaken: boolean) => void;
}

/** Two people have edited the same thing: what the other one saved, and the two ways to go on. */
export const ClashNotice = ({ stored, onGoOn }: Props) => {
  const translate = useTranslate();
  return (
    <ChangedMeanwhile
      choices={[
        { label: translate('recordParts.keepMine'), onChoose: () => onGoOn(false) },
        { label: translate('recordParts.takeTheirs'), onChoose: () => onGoOn(true) },
      ]}
    >
      {stored.filter(Boolean).join('\n')}
    </ChangedMeanwhile>
  );
};
