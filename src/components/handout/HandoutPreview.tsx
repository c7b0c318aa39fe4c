import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { I18nContextProvider, useTranslate, type I18nProvider } from 'react-admin';
import { useMemo } from 'react';
import { Handout } from './Handout.tsx';
import type { HandoutContent } from './handoutOf.ts';
import { pictureOf } from './HandoutPicture.tsx';
import { LookChoice } from './LookChoice.tsx';
import { useHandoutLook } from './useHandoutLook.ts';
import { usePictures } from './usePictures.ts';

interface Props {
  content: HandoutContent;
  /** What the sheet is written by. */
  i18n: I18nProvider;
  /** Reads the address of the code again, where that failed. */
  onCodeAgain?: () => void;
}

interface HintProps {
  text: string;
  onAgain?: () => void;
}

const Hint = ({ text, onAgain }: HintProps) => {
  const translate = useTranslate();
  const again = onAgain && (
    <Button color="inherit" size="small" onClick={onAgain}>
      {translate('handout.retry')}
    </Button>
  );
  return (
    <Alert severity="warning" action={again}>
      {text}
    </Alert>
  );
};

/** The handout as it will be printed, what is missing on it, and the button that prints it once its pictures are there. */
export const HandoutPreview = ({ content, i18n, onCodeAgain }: Props) => {
  const translate = useTranslate();
  const [look, choose] = useHandoutLook();
  const { program, organization, exerciseOf } = content;
  const addresses = useMemo(() => {
    const drawings = program.blocks.map(({ exerciseId }) => pictureOf(exerciseOf(exerciseId)));
    return [...new Set([organization.logoUrl, ...drawings])].filter((address) => address !== null);
  }, [program, exerciseOf, organization]);
  const pictures = usePictures(addresses);
  const gone = program.blocks.filter(({ exerciseId }) => !exerciseOf(exerciseId)).length;
  return (
    <>
      <DialogContent
        tabIndex={0}
        role="region"
        aria-label={translate('handout.preview')}
        sx={{ background: 'var(--sunken)', '@media print': { padding: '0 !important', overflow: 'visible' } }}
      >
        <div data-screen="" style={{ display: 'grid', gap: 12, maxWidth: '210mm', margin: '16px auto' }}>
          <LookChoice look={look} onChoose={choose} />
          {gone > 0 && <Hint text={translate('handout.goneHint', { smart_count: gone })} />}
          {onCodeAgain && <Hint text={translate('handout.codeHint')} onAgain={onCodeAgain} />}
          {pictures.failed > 0 && (
            <Hint text={translate('handout.failedHint', { smart_count: pictures.failed })} onAgain={pictures.again} />
          )}
        </div>
        <I18nContextProvider value={i18n}>
          <Handout content={content} look={look} pictures={pictures} />
        </I18nContextProvider>
      </DialogContent>
      <DialogActions data-screen="">
        <span role="status">{!pictures.settled && translate('handout.loading')}</span>
        <Button variant="contained" disabled={!pictures.settled} onClick={() => window.print()}>
          {translate('handout.print')}
        </Button>
      </DialogActions>
    </>
  );
};
