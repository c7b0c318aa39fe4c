import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { RtmMonthDetail } from '../../../../contract/rtm-month.ts';
import { DialogButtons } from '../../../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../../../src/components/FormDialog.tsx';
import { FormField } from '../../../../src/components/FormField.tsx';
import { CodeChoice } from './CodeChoice.tsx';
import { ConfirmBox } from './ConfirmBox.tsx';
import { FlagReview } from './FlagReview.tsx';
import { useBilling } from './useBilling.ts';

interface Props {
  detail: RtmMonthDetail;
  name: string;
  /** Ids of the cycles that are ticked to begin with. */
  chosen: readonly number[];
  onChanged: () => void;
  onClose: () => void;
}

/** Marks cycles of a month as billed once somebody says who bills them and confirms what has to be (RTM-15). */
export default function BillDialog(props: Props) {
  const translate = useTranslate();
  const { form, ready, chosen, practitioners, failure, submit } = useBilling(props);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      title={translate('rtm.billTitle', { name: props.name })}
      holdsDraft={formState.isDirty}
      onClose={props.onClose}
    >
      <DialogContent>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={2.5}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <CodeChoice ready={ready} field={register('cycleIds')} error={errors.cycleIds?.message} />
            <FormField
              label={translate('rtm.practitioner')}
              field={register('practitionerId')}
              options={practitioners}
              none={translate('rtm.choosePractitioner')}
              error={errors.practitionerId?.message}
            />
            <ConfirmBox
              label={translate('rtm.onePractitioner')}
              field={register('onePractitioner')}
              error={errors.onePractitioner?.message}
            />
            <ConfirmBox
              label={translate('rtm.noPhysiologicMonitoring')}
              field={register('noPhysiologicMonitoring')}
              error={errors.noPhysiologicMonitoring?.message}
            />
            <FlagReview chosen={chosen} field={register('flagsReviewed')} error={errors.flagsReviewed?.message} />
          </Stack>
          <DialogButtons
            cancel={translate('rtm.cancel')}
            submit={translate('rtm.advance')}
            busy={formState.isSubmitting}
            onCancel={props.onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
}
