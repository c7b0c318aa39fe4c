import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
}

/** A statement to be confirmed, with its message below. */
export const ConfirmBox = ({ label, field, error }: Props) => {
  const messageId = useId();
  return (
    <div>
      <label className="check" style={{ color: 'var(--ink)' }}>
        <input
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error ? messageId : undefined}
          {...field}
        />
        {label}
      </label>
      {error && (
        <p id={messageId} style={{ margin: '4px 0 0 32px', font: 'var(--text-small)', color: 'var(--error)' }}>
          {error}
        </p>
      )}
    </div>
  );
};
