import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'ra-core';
import { useMemo, type ComponentProps } from 'react';
import { Handout } from './Handout.tsx';
import { pictureOf } from './HandoutExercise.tsx';
import { usePictures } from './usePictures.ts';

type Props = Omit<ComponentProps<typeof Handout>, 'pictures'>;

/** The handout as it will be printed, what is missing on it, and the button that prints it once its pictures are there. */
export const HandoutPreview = (props: Props) => {
  const translate = useTranslate();
  const { program, organization, exercises } = props;
  const addresses = useMemo(() => {
    const drawings = program.blocks.map(({ exerciseId }) => pictureOf(exercises.get(exerciseId)));
    return [...new Set([organization.logoUrl, ...drawings])].filter((address) => address !== null);
  }, [program, exercises, organization]);
  const pictures = usePictures(addresses);
  const gone = program.blocks.filter(({ exerciseId }) => !exercises.has(exerciseId)).length;
  return (
    <>
      <DialogContent
        tabIndex={0}
        role="region"
        aria-label={translate('handout.preview')}
        sx={{ background: 'var(--sunken)', '@media print': { padding: '0 !important', overflow: 'visible' } }}
      >
        <div data-screen="" style={{ display: 'grid', gap: 12, maxWidth: '210mm', margin: '16px auto' }}>
          {gone > 0 && <Alert severity="warning">{translate('handout.goneHint', { smart_count: gone })}</Alert>}
          {pictures.failed > 0 && (
            <Alert
              severity="warning"
              action={
                <Button color="inherit" size="small" onClick={pictures.again}>
                  {translate('handout.retry')}
                </Button>
              }
            >
              {translate('handout.failedHint', { smart_count: pictures.failed })}
            </Alert>
          )}
        </div>
        <Handout {...props} pictures={pictures} />
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
