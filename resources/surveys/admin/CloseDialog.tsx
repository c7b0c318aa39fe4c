import { TextInput, useNotify } from 'react-admin';
import { isProblem } from '../../../contract/platform/error.ts';
import { closeResponse, closingOutcomes, type UnprocessedResponse } from '../../../contract/surveys/admin-surveys.ts';
import { FormInDialog } from '../../../src/ui/forms/FormInDialog.tsx';
import { NativeSelectInput } from '../../../src/ui/forms/inputs.tsx';
import { validateFormBy } from '../../../src/ui/formHelpers.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { useTranslate } from 'react-admin';
import type { SurveyAdminKey } from './messages.en.ts';

interface Props {
  id: number;
  onClose: () => void;
  onClosed: (closed: UnprocessedResponse) => void;
}

/** Closes a response as answered or dismissed, with the reason (OPEN-168). It can be reopened. */
export default function CloseDialog({ id, onClose, onClosed }: Props) {
  const call = useCaller();
  const notify = useNotify();
  const translate = useTranslate();
  return (
    <FormInDialog
      name={`pro-response/${id}`}
      title={translate('proResponses.close.title' satisfies SurveyAdminKey)}
      submit={translate('proResponses.close.submit' satisfies SurveyAdminKey)}
      size="xs"
      defaultValues={{ outcome: 'DISMISSED', reason: '' }}
      validate={validateFormBy(closeResponse.body)}
      onClose={onClose}
      onSubmit={async (values: object) => {
        const answer = await call(closeResponse, { params: { id }, body: closeResponse.body.parse(values) });
        if (isProblem(answer)) notify(answer.message, { type: 'error' });
        else onClosed(answer);
      }}
    >
      <NativeSelectInput
        source="outcome"
        label={'proResponses.close.outcome' satisfies SurveyAdminKey}
        choices={closingOutcomes.map((outcome) => ({
          id: outcome,
          name: `proResponses.outcomes.${outcome}` satisfies SurveyAdminKey,
        }))}
      />
      <TextInput
        source="reason"
        label={'proResponses.close.reason' satisfies SurveyAdminKey}
        helperText={'proResponses.close.hint' satisfies SurveyAdminKey}
        multiline
        minRows={2}
      />
    </FormInDialog>
  );
}
