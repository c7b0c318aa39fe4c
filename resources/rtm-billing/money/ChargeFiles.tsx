import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { isProblem } from '../../../contract/problem.ts';
import {
  claimGaps,
  exportRtmCharges,
  type ChargeForm,
  type HeldChoice,
  type RtmCharges,
} from '../../../contract/rtm-charges.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { saveFile } from '../../../src/components/saveFile.ts';
import { GapList } from './GapList.tsx';

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
  /** As the files are asked for. */
  status: string;
  held: HeldChoice;
}

/** The two files, and before the draft is taken what a clearinghouse will still ask for. */
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
