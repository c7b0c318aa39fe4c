import { useTranslate } from 'react-admin';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FlagChips } from '../../../../src/components/rtm/FlagChips.tsx';
import { ConfirmBox } from './ConfirmBox.tsx';
import type { ReadyCode } from './billValues.ts';

interface Props {
  chosen: readonly ReadyCode[];
  field: UseFormRegisterReturn;
  error?: string;
}

/** What the chosen codes are flagged for, sentence by sentence, and that somebody has looked at it; nothing without flags. */
export const FlagReview = ({ chosen, field, error }: Props) => {
  const translate = useTranslate();
  const flagged = chosen.filter(({ flags }) => flags.length > 0);
  if (!flagged.length) return null;
  return (
    <>
      {flagged.map(({ cycleId, code, flags }) => (
        <div key={cycleId}>
          <strong>{code}</strong>
          <FlagChips flags={flags} />
        </div>
      ))}
      <ConfirmBox label={translate('rtm.flagsReviewed')} field={field} error={error} />
    </>
  );
};
