import type { InputHTMLAttributes, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  label: string;
  /** What `register(name)` of react-hook-form gave. */
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  /** A control inside the input's frame, at its end. */
  end?: ReactNode;
};

/** A labelled input whose hint and error belong to it for screen readers too. */
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
