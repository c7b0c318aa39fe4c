import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { isProblem } from '../../../../../contract/platform/error.ts';
import { removePasskey, type SecondFactor } from '../../../../../contract/identity/second-factor.ts';
import { useCaller } from '../../../../../dataProvider/useCaller.ts';
import { DateTimeText } from '../../../../ui/DateTimeText.tsx';
import { SecurityLine } from './SecurityLine.tsx';

interface Props {
  passkeys: SecondFactor['passkeys'];
  onAdd: () => void;
  onRemoved: () => void;
}

/** The account's passkeys, which can be removed, and a button to add one. */
export const Passkeys = ({ passkeys, onAdd, onRemoved }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const remove = async (id: string) => {
    const answer = await call(removePasskey, { params: { id } });
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('security.removed', { type: 'success' });
    onRemoved();
  };
  return (
    <>
      <SecurityLine
        title={translate('security.passkeys')}
        text={translate('security.passkeysHint')}
        action={
          <Button variant="outlined" onClick={onAdd}>
            {translate('security.addPasskey')}
          </Button>
        }
      />
      {passkeys.map(({ id, name, addedAt }) => (
        <SecurityLine
          key={id}
          title={name}
          text={
            <>
              {translate('security.passkeyAdded')} <DateTimeText value={addedAt} />
            </>
          }
          action={
            <Button
              variant="outlined"
              aria-label={translate('security.removeOf', { name })}
              onClick={() => void remove(id)}
            >
              {translate('security.remove')}
            </Button>
          }
        />
      ))}
    </>
  );
};
