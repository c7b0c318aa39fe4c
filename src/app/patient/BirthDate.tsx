import { useId, useRef, useState, type RefObject } from 'react';
import { readTypedDate, type TypedDate } from '../../../domain/patient-link/birth-date.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { openLink } from '../../../dataProvider/patient/device.ts';
import { useTranslations, type Translations } from '../pages/public-program/translations.ts';
import { describeDevice } from './describeDevice.ts';
import { LanguageButton, type LanguageProps } from '../pages/public-program/LanguageButton.tsx';
import { Screen } from './Screen.tsx';

const getMessage = ({ status, fieldCodes }: Problem, translate: Translations['translate']): string => {
  const left = fieldCodes?.birthDate?.values?.left;
  if (status === 422 && left !== undefined) return translate('patient.birthDate.other', { smart_count: left });
  if (status === 422) return translate('patient.birthDate.required');
  if (status === 0) return translate('patient.birthDate.offline');
  return translate(status === 429 ? 'patient.birthDate.busy' : 'patient.birthDate.failed');
};

/** As it is spoken in the language. */
const orders = { en: ['month', 'day', 'year'], es: ['day', 'month', 'year'] } as const;

interface FieldsProps {
  typed: TypedDate;
  /** Id of the message, where there is one. */
  errorId: string | undefined;
  first: RefObject<HTMLInputElement | null>;
  onType: (typed: TypedDate) => void;
}

/** Typed in three fields: in a calendar, a year of birth is a long way back. */
const DateFields = ({ typed, errorId, first, onType }: FieldsProps) => {
  const { language, translate } = useTranslations();
  const id = useId();
  return (
    <div className="patient-date">
      {orders[language].map((part, at) => (
        <div key={part} className="field" data-part={part}>
          <label htmlFor={`${id}-${part}`}>{translate(`patient.birthDate.${part}`)}</label>
          <div className="field-frame" data-invalid={errorId ? true : undefined}>
            <input
              ref={at === 0 ? first : undefined}
              id={`${id}-${part}`}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              value={typed[part]}
              aria-invalid={errorId ? true : undefined}
              aria-describedby={errorId}
              onChange={({ target }) => onType({ ...typed, [part]: target.value })}
            />
          </div>
        </div>
      ))}
    </div>
  );
};

interface Props extends LanguageProps {
  code: string;
  onOpened: (opened: { token: string }) => void;
  /** The link opens nothing any more. */
  onGone: () => void;
}

/** Asks for the date of birth before anything is shown; says nothing about whose link it is (PTL-02). */
export const BirthDate = ({ code, onLanguage, onOpened, onGone }: Props) => {
  const { translate } = useTranslations();
  const [typed, setTyped] = useState<TypedDate>({ day: '', month: '', year: '' });
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
    const birthDate = readTypedDate(typed);
    if (!birthDate) {
      fail(translate('patient.birthDate.required'));
      return;
    }
    setBusy(true);
    const answer = await openLink({ code, birthDate, label: describeDevice(navigator.userAgent) });
    setBusy(false);
    if (!isProblem(answer)) onOpened(answer);
    else if (answer.status === 404) onGone();
    else fail(getMessage(answer, translate));
  };
  return (
    <Screen
      top={<LanguageButton onLanguage={onLanguage} />}
      title={translate('patient.birthDate.title')}
      lead={translate('patient.birthDate.lead')}
      focus={false}
    >
      <form
        className="patient-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <fieldset className="patient-fieldset" aria-describedby={`${id}-example`}>
          <legend>{translate('patient.birthDate.label')}</legend>
          <p id={`${id}-example`}>{translate('patient.birthDate.example')}</p>
          <DateFields
            typed={typed}
            errorId={error ? `${id}-error` : undefined}
            first={field}
            onType={(date) => {
              setTyped(date);
              setError(null);
            }}
          />
          {error && (
            <p className="field-error" id={`${id}-error`} role="alert">
              {error}
            </p>
          )}
        </fieldset>
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {translate('patient.birthDate.open')}
        </button>
      </form>
    </Screen>
  );
};
