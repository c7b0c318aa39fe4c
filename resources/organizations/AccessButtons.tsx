import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { useModal } from '../../src/layout/ModalHost.tsx';

const DisableQuestion = lazy(() => import('./DisableQuestion.tsx'));

interface Props {
  id: number;
  name: string;
  disabled: boolean;
  /** Disabling was given up; it can be asked for again. */
  failed: boolean;
  /** Being sent. The button stays as it is, or it would lose the focus. */
  busy: boolean;
  onChange: (disable: boolean) => void;
}

/** Enables an organization, or disables it after a question (AORG-14, AORG-15). */
export const AccessButtons = ({ id, name, disabled, failed, busy, onChange }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const change = disabled ? 'enable' : 'disable';

  const ask = () =>
    openModal({
      title: translate('organizations.disable.title', { name }),
      content: (close) => (
        <Suspense>
          <DisableQuestion
            organization={{ id, name }}
            onCancel={close}
            onDisable={() => {
              close();
              onChange(true);
            }}
          />
        </Suspense>
      ),
    });

  return (
    <>
      {failed && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-disabled={busy}
          aria-label={translate('organizations.disable.againOf', { name })}
          onClick={busy ? undefined : () => onChange(true)}
        >
          {translate('organizations.disable.again')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        color={disabled ? 'primary' : 'error'}
        aria-disabled={busy}
        aria-label={`${translate(`organizations.${change}.action`)} ${name}`}
        onClick={busy ? undefined : disabled ? () => onChange(false) : ask}
      >
        {translate(`organizations.${change}.action`)}
      </Button>
    </>
  );
};
