import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { text } from '../../i18n/text.ts';
import { Icon } from '../../icons/Icon.tsx';
import { eyeIcon, eyeOffIcon } from '../../icons/publicIcons.ts';
import { Field } from './Field.tsx';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a toggle that shows it (AUTH-03). */
export const PasswordField = (props: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="icon-button"
          aria-label={text(shown ? 'form.hidePassword' : 'form.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? eyeOffIcon : eyeIcon} />
        </button>
      }
    />
  );
};
