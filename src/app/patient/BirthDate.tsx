import { useId, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { openLink } from '../../../dataProvider/patient/device.ts';
import { useTranslations, type Translations } from '../pages/public-program/translations.ts';
import { describeDevice } from './describeDevice.ts';
import { Screen } from './Screen.tsx';

const getMessage = ({ status, fieldCodes }: Problem, translate: Translations['translate']): string => {
  const left = fieldCodes?.birthDate?.values?.left;
  if (status === 422 && left !== undefined) return translate('patient.birthDate.other', { smart_count: left });
  if (status === 422) return translate('patient.birthDate.required');
  if (status === 0) return translate('patient.birthDate.offline');
  return translate(status === 429 ? 'patient.birthDate.busy' : 'patient.birthDate.failed');
};

interface Props {
  code: string;
  onOpened: (opened: { token: string }) => void;
  /** The link opens nothing any more. */
  onGone: () => void;
}

/** Asks for the date of birth before anything is shown; says nothing about whose link it is (PTL-02). */
export const BirthDate = ({ code, onOpened, onGone }: Props) => {
  const { translate } = useTranslations();
  const [date, setDate] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const fail = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const open = async () => {
    if (busy) return;
    if (!date) {
      fail(translate('patient.birthDate.required'));
      return;
    }
    setBusy(true);
    const answer = await openLink({ code, birthDate: date, label: describeDevice(navigator.userAgent) });
    setBusy(false);
    if (!isProblem(answer)) onOpened(answer);
    else if (answer.status === 404) onGone();
    else fail(getMessage(answer, translate));
  };
  return (
    <Screen title={translate('patient.birthDate.title')} lead={translate('patient.birthDate.lead')} focus={false}>
      <form
        className="patient-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <div className="field">
          <label htmlFor={id}>{translate('patient.birthDate.label')}</label>
          <div className="field-frame" data-invalid={error ? true : undefined}>
            <input
              ref={field}
              id={id}
              type="date"
              autoComplete="bday"
              min="1900-01-01"
              value={date}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={({ target }) => {
                setDate(target.value);
                setError(null);
              }}
            />
          </div>
          {error && (
            <p className="field-error" id={`${id}-error`} role="alert">
              {error}
            </p>
          )}
        </div>
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {translate('patient.birthDate.open')}
        </button>
      </form>
    </Screen>
  );
};
