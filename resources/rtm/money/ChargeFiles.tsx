import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import {
  exportRtmCharges,
  incompleteChoices,
  listRtmChargeGaps,
  type ChargeForm,
  type HeldChoice,
  type IncompleteChoice,
} from '../../../contract/rtm/charges.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { FilterRow } from '../../../src/ui/filterStyles.ts';
import { useCall, useCaller } from '../../../src/ui/useCall.ts';
import { saveFile } from '../../../src/ui/saveFile.ts';
import { ClaimGaps } from './ClaimGaps.tsx';

const Files = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
}));
const Hint = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1.5),
  maxWidth: '75ch',
  color: 'var(--ink-muted)',
}));
const Heading = styled('h3')(({ theme }) => ({
  margin: theme.spacing(0, 0, 0.5),
  font: '600 var(--text-body)',
}));

const names: Record<ChargeForm, (month: string) => string> = {
  csv: (month) => `rtm-charges-${month}.csv`,
  837: (month) => `rtm-claims-draft-${month}.txt`,
};

/** The charges of the page, whose files these are. */
interface Props {
  chosen: { yearMonth: string; status: string; held: HeldChoice };
}

/** The two files; before them, all that their claims lack. */
export const ChargeFiles = ({ chosen }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState<ChargeForm | null>(null);
  const [incomplete, setIncomplete] = useState<IncompleteChoice>('INCLUDE');
  const { data: missing, error, refetch } = useCall(listRtmChargeGaps, { query: chosen }, { keepPrevious: true });
  const download = async (form: ChargeForm) => {
    setBusy(form);
    const answer = await call(exportRtmCharges, { query: { ...chosen, incomplete, form } });
    if (isProblem(answer)) notify('money.charges.failed', { type: 'error', messageArgs: { message: answer.message } });
    else saveFile(answer, names[form](chosen.yearMonth));
    setBusy(null);
  };
  const button = (form: ChargeForm, label: string) => (
    <Button
      variant="outlined"
      startIcon={<FileDownloadIcon />}
      aria-disabled={busy !== null}
      onClick={() => void (busy || download(form))}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Heading>{translate('money.charges.needs')}</Heading>
      <Hint>{translate('money.charges.needsLead')}</Hint>
      {!missing && error && (
        <ErrorView message={translate('money.charges.gapsFailed')} onRetry={() => void refetch()} />
      )}
      {missing && <ClaimGaps missing={missing} />}
      {missing && missing.incomplete > 0 && (
        <>
          <Hint>
            {translate('money.charges.incompleteHint', { smart_count: missing.incomplete, all: missing.lines })}
          </Hint>
          <FilterRow>
            <Choice
              labelled
              label={translate('money.charges.incomplete')}
              value={incomplete}
              options={incompleteChoices.map((value) => ({
                value,
                label: translate(`money.charges.incompleteChoice.${value}`),
              }))}
              onChoose={(value) => setIncomplete(incompleteChoices.find((known) => known === value) ?? 'INCLUDE')}
            />
          </FilterRow>
        </>
      )}
      <Files>
        <div>
          <Hint>{translate('money.charges.csvHint')}</Hint>
          <Hint>{translate('money.charges.place')}</Hint>
          {button('csv', translate('money.charges.csv'))}
        </div>
        <div>
          <Hint>{translate('money.charges.draftHint')}</Hint>
          {button('837', translate('money.charges.draft'))}
        </div>
      </Files>
    </>
  );
};
