import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { useState, useId } from 'react';
import { isProblem } from '../../../contract/platform/error.ts';
import {
  claimGaps,
  exportRtmCharges,
  type ChargeForm,
  type HeldChoice,
  type RtmCharges,
  type ClaimGap,
  type FileGap,
} from '../../../contract/rtm/charges.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { saveFile } from '../../../src/ui/saveFile.ts';

const Gaps = styled('div')({
  margin: '0 0 12px',
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
});

/** Missing data, grouped by the patient or organization that it belongs to. */
const GapList = ({ title, gaps }: { title: string; gaps: readonly (ClaimGap | FileGap)[] }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Gaps>
      <span id={id}>{title}</span>
      <ul aria-labelledby={id}>
        {gaps.map((gap) => (
          <li key={gap}>{translate(`money.charges.gap.${gap}`)}</li>
        ))}
      </ul>
    </Gaps>
  );
};

const Files = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(3),
  '& p': { margin: theme.spacing(0, 0, 1.5), color: 'var(--ink-muted)' },
  '& h3': { margin: theme.spacing(0, 0, 0.5), font: '600 var(--text-body)' },
}));

const names: Record<ChargeForm, (month: string) => string> = {
  csv: (month) => `rtm-charges-${month}.csv`,
  837: (month) => `rtm-claims-draft-${month}.txt`,
};

interface Props {
  charges: RtmCharges;
  status: string;
  held: HeldChoice;
}

/** The two files, with the data that a clearinghouse will still require. */
export const ChargeFiles = ({ charges: { yearMonth, everyClaim, file }, status, held }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState<ChargeForm | null>(null);
  const download = async (form: ChargeForm) => {
    setBusy(form);
    const answer = await call(exportRtmCharges, { query: { yearMonth, status, held, form } });
    if (isProblem(answer)) notify('money.charges.failed', { type: 'error', messageArgs: { message: answer.message } });
    else saveFile(answer, names[form](yearMonth));
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
    <Files>
      <div>
        <p>{translate('money.charges.csvHint')}</p>
        <p>{translate('money.charges.place')}</p>
        {button('csv', translate('money.charges.csv'))}
      </div>
      <div>
        <p>{translate('money.charges.draftHint')}</p>
        <h3>{translate('money.charges.needs')}</h3>
        <GapList title={translate('money.charges.everyClaim')} gaps={everyClaim} />
        <GapList
          title={translate('money.charges.someClaims')}
          gaps={claimGaps.filter((gap) => !everyClaim.includes(gap))}
        />
        <GapList title={translate('money.charges.file')} gaps={file} />
        {button('837', translate('money.charges.draft'))}
      </div>
    </Files>
  );
};
