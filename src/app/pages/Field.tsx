import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { eyeIcon, eyeOffIcon } from '../../ui/icons/publicIcons.ts';

interface PasswordFieldProps {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a toggle that shows it (AUTH-03). */
export const PasswordField = (props: PasswordFieldProps) => {
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
          aria-label={translatePublic(shown ? 'form.hidePassword' : 'form.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? eyeOffIcon : eyeIcon} />
        </button>
      }
    />
  );
};

/** A submit button that stays focusable but ignores clicks while the form is sent. */
export const SubmitButton = ({
  busy,
  disabled,
  children,
}: {
  busy: boolean;
  disabled?: boolean;
  children: ReactNode;
}) => (
  <button
    type="submit"
    className="button button-primary"
    disabled={disabled}
    aria-disabled={busy || undefined}
    onClick={(event) => busy && event.preventDefault()}
  >
    {children}
  </button>
);

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  /** A control inside the input at its end. */
  end?: ReactNode;
};

/** An input whose label, hint and error are announced by screen readers. */
export const Field = ({ label, field, error, hint, end, ...input }: Props) => {
  const id = `field-${field.name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-frame" data-invalid={error ? true : undefined}>
        <input
          {...input}
          {...field}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
